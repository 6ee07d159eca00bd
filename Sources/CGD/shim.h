#pragma once
#include <gd.h>
#include <gdfonts.h>
#include <gdfontl.h>
