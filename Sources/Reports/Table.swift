// Table
