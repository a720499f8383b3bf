module markwright.alt/partner-client

go 1.23
