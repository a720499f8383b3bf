module github.com/markwright/markwright-go

go 1.23
