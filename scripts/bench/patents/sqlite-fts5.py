"""SQLite FTS5: documents and queries as JSON lines on standard input, milliseconds and found ids as JSON on standard output."""
import json, sqlite3, sys, time

head = json.loads(sys.stdin.readline())
db = sqlite3.connect(":memory:")
db.execute("CREATE VIRTUAL TABLE t USING fts5(ti, ab, cl, de, day UNINDEXED, tokenize='porter unicode61')")
rows = (json.loads(sys.stdin.readline()) for _ in range(head["documents"]))
db.executemany("INSERT INTO t(rowid, ti, ab, cl, de, day) VALUES (?, ?, ?, ?, ?, ?)", rows)
db.execute("INSERT INTO t(t) VALUES ('optimize')")
RANKED = "SELECT rowid FROM t WHERE t MATCH ? ORDER BY bm25(t, 2.0, 1.0, 0.5, 0.3), rowid LIMIT 10"
answers = {"boolean": [], "ranked": [], "found": []}
for line in sys.stdin:
    kind, query = json.loads(line)
    if kind == "found":
        answers[kind].append([row for (row,) in db.execute(RANKED, (query,))] if query else [])
        continue
    best = 1e9
    for _ in range(2):
        started = time.process_time()
        if kind == "boolean":
            db.execute("SELECT count(*) FROM t WHERE t MATCH ?", (query,)).fetchone()
            db.execute("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rowid DESC LIMIT 50", (query,)).fetchall()
        else:
            db.execute("SELECT rowid FROM t WHERE t MATCH ? ORDER BY rank LIMIT 1000", (query,)).fetchall()
        best = min(best, time.process_time() - started)
    answers[kind].append(best * 1000)
json.dump(answers, sys.stdout)
