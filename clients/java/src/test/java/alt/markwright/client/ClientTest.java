package alt.markwright.client;

import static alt.markwright.client.TestMain.equal;
import static alt.markwright.client.TestMain.thrown;

import alt.markwright.client.StubServer.Answer;
import alt.markwright.client.StubServer.Request;
import alt.markwright.client.model.*;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

final class ClientTest {
    private static final String KEY = "rk_test_0123456789abcdef0123456789abcdef";
    private static final Answer USAGE =
            new Answer(200, "{\"from\":\"2026-11-01\",\"to\":\"2026-11-25\",\"days\":[],\"allowances\":[]}");

    private static Markwright client(StubServer server, UnaryOperator<Markwright.Builder> change) {
        return change.apply(Markwright.builder(server.url() + "/", KEY)
                        .merchantId("M00000001")
                        .retryDelay(Duration.ofMillis(1)))
                .build();
    }

    private static Markwright client(StubServer server) {
        return client(server, options -> options);
    }

    private static Answer problem(int status, String code, Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("X-Request-Id", "request-0001");
        String body = "{\"type\":\"/\",\"title\":\"T\",\"status\":%d,\"detail\":\"D\",\"code\":\"%s\",\"reason\":10105,"
                + "\"errors\":[{\"path\":\"body.classes\",\"code\":\"too_big\",\"message\":\"M\"}]}";
        return new Answer(status, String.format(body, status, code), all);
    }

    private static Answer problem(int status, String code) {
        return problem(status, code, Map.of());
    }

    void testSignsWhatIsSent() throws IOException {
        try (StubServer server = new StubServer(new Answer(200, "{\"data\":[]}"))) {
            client(server).classification()
                    .listNiceClasses(ListNiceClassesQuery.builder().keyword("电池 & co's").class_(9).build());
            Request request = server.requests.get(0);
            String[] parts = request.url().split("\\?");
            equal(parts[1], "class=9&keyword=%E7%94%B5%E6%B1%A0%20%26%20co%27s");
            String signature = Signing.signatureOf(
                    KEY,
                    new Signing.Signable(
                            "M00000001",
                            request.header("X-IPS-Timestamp"),
                            request.header("X-IPS-Nonce"),
                            request.method(),
                            parts[0],
                            parts[1],
                            request.body()));
            equal(
                    request.header("Authorization"),
                    "IPS1-HMAC-SHA256 Credential=M00000001, Signature=" + signature);
            equal(request.header("User-Agent"), "markwright-java/" + ApiVersion.VALUE);
        }
    }

    void testSendsTheKeyAsABearerToken() throws IOException {
        try (StubServer server = new StubServer(USAGE)) {
            Usage usage = client(server, options -> options.merchantId(null).language("en")).usage().get();
            equal(usage.from(), "2026-11-01");
            Request request = server.requests.get(0);
            equal(request.header("Authorization"), "Bearer " + KEY);
            equal(request.header("Accept-Language"), "en");
            equal(request.header("X-IPS-Nonce"), null);
        }
    }

    void testEncodesPartsOfAPathAndSendsNoneThatLeadsElsewhere() throws IOException {
        try (StubServer server = new StubServer(new Answer(200, "{\"data\":[]}"))) {
            Markwright client = client(server);
            client.trademarks().get("WO", "1 234/5(A)");
            equal(server.requests.get(0).url(), "/openapi/v1/trademarks/WO/1%20234%2F5%28A%29");
            thrown(MarkwrightException.class, () -> client.trademarks().get("WO", ".."));
            thrown(MarkwrightException.class, () -> client.trademarks().get("", "1"));
            equal(server.requests.size(), 1);
        }
    }

    void testDoesNotFollowARedirection() throws IOException {
        try (StubServer server = new StubServer(new Answer(302, "", Map.of("Location", "/elsewhere")))) {
            equal(thrown(ApiException.class, () -> client(server).usage().get()).status(), 302);
            equal(server.requests.size(), 1);
        }
    }

    void testRepeatsAPostWithTheSameKeyAndANewNonce() throws IOException {
        for (int status : new int[] {429, 502, 503, 504}) {
            Answer success = new Answer(200, "{\"translations\":[],\"characters\":0,\"words\":0}");
            try (StubServer server = new StubServer(problem(status, "rate_limited"), success)) {
                client(server).translation()
                        .translate(TranslateTextsRequest.builder()
                                .q(List.of("一种电池"))
                                .target(TranslationLanguage.EN_US)
                                .build());
                Request first = server.requests.get(0);
                Request second = server.requests.get(1);
                equal(first.text(), "{\"q\":[\"一种电池\"],\"target\":\"en-us\"}");
                equal(second.text(), first.text());
                equal(first.header("Idempotency-Key").length(), 36);
                equal(second.header("Idempotency-Key"), first.header("Idempotency-Key"));
                equal(second.header("X-IPS-Nonce").equals(first.header("X-IPS-Nonce")), false);
            }
        }
    }

    void testRepeatsAfterAConnectionThatEndedAndWhileTheFirstCallGoesOn() throws IOException {
        Answer[] answers = {
            StubServer.CUT,
            problem(409, "idempotency_in_progress"),
            problem(401, "nonce_replayed"),
            new Answer(200, "{\"id\":\"1\"}")
        };
        try (StubServer server = new StubServer(answers)) {
            client(server).glossaries()
                    .create(CreateGlossaryRequest.builder().name("B").build(), new RequestOptions("my-own-key"));
            equal(server.requests.size(), 4);
            for (Request request : server.requests) equal(request.header("Idempotency-Key"), "my-own-key");
        }
    }

    void testRepeatsAfterAnAnswerThatDidNotComeInTime() throws IOException {
        try (StubServer server = new StubServer(StubServer.LATE, USAGE, USAGE, USAGE)) {
            client(server, options -> options.timeout(Duration.ofMillis(700))).usage().get();
        }
        try (StubServer server = new StubServer(StubServer.LATE, StubServer.LATE)) {
            Markwright client = client(server, options -> options.timeout(Duration.ofMillis(300)).maxRetries(1));
            thrown(TimeoutException.class, () -> client.usage().get());
        }
    }

    void testThrowsWhereRetryAfterIsLongerThanTheProgramWaits() throws IOException {
        try (StubServer server = new StubServer(problem(429, "rate_limited", Map.of("Retry-After", "30")), USAGE)) {
            Markwright client = client(server, options -> options.maxRetryDelay(Duration.ofSeconds(1)));
            ApiException.RateLimit error = thrown(ApiException.RateLimit.class, () -> client.usage().get());
            equal(error.retryAfter(), Duration.ofSeconds(30));
            equal(error.requestId(), "request-0001");
            equal(server.requests.size(), 1);
        }
    }

    void testWaitsAsLongAsRetryAfterSays() throws IOException {
        Answer[] answers = {
            problem(503, "unavailable", Map.of("Retry-After", "0")),
            problem(503, "unavailable", Map.of("Retry-After", "Thu, 01 Jan 1970 00:00:00 GMT")),
            USAGE
        };
        try (StubServer server = new StubServer(answers)) {
            // The delay of the client itself would take days.
            Duration days = Duration.ofDays(40);
            client(server, options -> options.retryDelay(days).maxRetryDelay(days)).usage().get();
            equal(server.requests.size(), 3);
        }
    }

    void testGivesUpAfterTheAttemptsAndAtOnceWhereAnotherCannotHelp() throws IOException {
        Answer busy = problem(503, "unavailable");
        try (StubServer server = new StubServer(busy, busy, busy, problem(500, "internal"))) {
            Markwright client = client(server, options -> options.maxRetries(2));
            thrown(ApiException.Server.class, () -> client.usage().get());
            equal(server.requests.size(), 3);
            thrown(ApiException.Server.class, () -> client.usage().get());
            equal(server.requests.size(), 4);
        }
    }

    void testErrors() throws IOException {
        Map<Integer, Class<? extends ApiException>> kinds = Map.of(
                401, ApiException.Authentication.class,
                402, ApiException.QuotaExceeded.class,
                403, ApiException.PermissionDenied.class,
                404, ApiException.NotFound.class,
                409, ApiException.Conflict.class,
                422, ApiException.InvalidRequest.class);
        for (Map.Entry<Integer, Class<? extends ApiException>> kind : kinds.entrySet()) {
            try (StubServer server = new StubServer(problem(kind.getKey(), "some_code"))) {
                ApiException error = thrown(kind.getValue(), () -> client(server).monitors().get("1"));
                equal(error.code(), "some_code");
                equal(error.detail(), "D");
                equal(error.reason(), 10105);
                equal(error.fieldErrors(), List.of(new ProblemError("body.classes", "too_big", "M")));
                equal(error.getMessage().contains("request-0001"), true);
            }
        }
        try (StubServer server = new StubServer(new Answer(404, "<html>"))) {
            ApiException error = thrown(ApiException.NotFound.class, () -> client(server).usage().get());
            equal(error.code(), "unknown");
            equal(error.requestId(), null);
        }
        Markwright nobody = Markwright.builder("http://127.0.0.1:9", KEY).maxRetries(0).build();
        thrown(ConnectionException.class, () -> nobody.usage().get());
    }

    void testIteratesOverAList() throws IOException {
        Answer[] answers = {
            new Answer(200, "{\"data\":[{\"id\":\"a\"},{\"id\":\"b\"}],\"total\":3,\"nextCursor\":\"next/1\"}"),
            new Answer(200, "{\"data\":[{\"id\":\"c\"}],\"total\":3,\"nextCursor\":null}")
        };
        try (StubServer server = new StubServer(answers)) {
            List<String> ids = new ArrayList<>();
            PageQuery query = PageQuery.builder().limit(2).build();
            for (Monitor monitor : client(server).monitors().listAll(query)) ids.add(monitor.id());
            equal(ids, List.of("a", "b", "c"));
            equal(
                    server.requests.stream().map(Request::url).toList(),
                    List.of("/openapi/v1/monitors?limit=2", "/openapi/v1/monitors?cursor=next%2F1&limit=2"));
        }
    }

    void testPortfolioIsListedWithDaysAndFlagsAndEmptiesFieldsByTheirNames() throws IOException {
        Answer page = new Answer(200, "{\"data\":[{\"id\":\"d\",\"doneOn\":null}],\"total\":1,\"nextCursor\":null}");
        try (StubServer server = new StubServer(page, problem(403, "forbidden"))) {
            Markwright client = client(server);
            ListDeadlinesQuery query =
                    ListDeadlinesQuery.builder().from("2026-12-01").includeDone(true).build();
            List<String> ids = new ArrayList<>();
            for (Deadline deadline : client.deadlines().listAll(query)) ids.add(deadline.id() + deadline.doneOn());
            equal(ids, List.of("dnull"));
            equal(server.requests.get(0).url(), "/openapi/v1/deadlines?from=2026-12-01&includeDone=true");
            PortfolioItemUpdate update =
                    PortfolioItemUpdate.builder().version(2).clear(List.of("note")).build();
            ApiException refused =
                    thrown(ApiException.PermissionDenied.class, () -> client.portfolio().update("p", update));
            equal(refused.code(), "forbidden");
            Request request = server.requests.get(1);
            equal(request.method() + " " + request.url(), "PATCH /openapi/v1/portfolio/p");
            equal(new String(request.body(), StandardCharsets.UTF_8), "{\"version\":2,\"clear\":[\"note\"]}");
        }
    }

    void testRequestsNoPageThatIsNotWanted() throws IOException {
        Answer page = new Answer(200, "{\"data\":[{\"id\":\"a\"}],\"total\":9,\"nextCursor\":\"n\",\"dataVersion\":1}");
        try (StubServer server = new StubServer(page, page)) {
            Iterator<TrademarkHit> hits = client(server).trademarks()
                    .searchAll(TrademarkSearch.builder().text("云澜").build())
                    .iterator();
            equal(hits.next().id() + hits.next().id(), "aa");
            equal(server.requests.get(1).text(), "{\"text\":\"云澜\",\"cursor\":\"n\"}");
            equal(server.requests.size(), 2);
        }
    }

    void testJobs() throws IOException {
        Answer[] answers = List.of("queued", "active", "completed", "active", "failed", "cancelled", "active").stream()
                .map(state -> new Answer(200, "{\"id\":\"j\",\"state\":\"" + state + "\",\"error\":null}"))
                .toArray(Answer[]::new);
        try (StubServer server = new StubServer(answers)) {
            List<String> states = new ArrayList<>();
            Duration quickly = Duration.ofMillis(1);
            Jobs.WaitOptions options = new Jobs.WaitOptions(
                    Duration.ofMinutes(1), quickly, quickly, job -> states.add(job.state()));
            equal(client(server).jobs().await("j", options).state(), "completed");
            equal(states, List.of("queued", "active", "completed"));
            for (String state : List.of("failed", "cancelled")) {
                JobFailedException error =
                        thrown(JobFailedException.class, () -> client(server).jobs().await("j", options));
                equal(error.job().state(), state);
            }
            Jobs.WaitOptions atOnce = new Jobs.WaitOptions(Duration.ZERO, quickly, quickly, job -> {});
            thrown(TimeoutException.class, () -> client(server).jobs().await("j", atOnce));
        }
    }

    void testSendsAFile() throws IOException {
        Answer success = new Answer(202, "{\"id\":\"d\",\"jobId\":\"j\"}");
        try (StubServer server = new StubServer(problem(503, "unavailable"), success)) {
            byte[] content = "一种电池".getBytes(StandardCharsets.UTF_8);
            Document document = client(server).documents()
                    .translate(TranslateDocumentRequest.builder()
                            .file(new FileInput("说明书.txt", content))
                            .source(TranslationLanguage.ZH_CN)
                            .target(TranslationLanguage.EN_US)
                            .build());
            equal(document.jobId(), "j");
            Request first = server.requests.get(0);
            equal(Arrays.equals(first.body(), server.requests.get(1).body()), true);
            String boundary = first.header("Content-Type").replace("multipart/form-data; boundary=", "");
            String expected = "--B\r\nContent-Disposition: form-data; name=\"source\"\r\n\r\nzh-cn\r\n"
                    + "--B\r\nContent-Disposition: form-data; name=\"target\"\r\n\r\nen-us\r\n"
                    + "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"说明书.txt\"\r\n"
                    + "Content-Type: application/octet-stream\r\n\r\n一种电池\r\n--B--\r\n";
            equal(first.text(), expected.replace("--B", "--" + boundary));
        }
    }

    void testReceivesAFile() throws IOException {
        Map<String, String> headers = Map.of(
                "Content-Type", "application/zip",
                "Content-Disposition", "attachment; filename=\"a.docx\"; filename*=UTF-8''%E8%AF%91.docx");
        try (StubServer server = new StubServer(new Answer(200, "PK", headers))) {
            FileContent file = client(server).documents()
                    .download("d", DownloadDocumentQuery.builder().output(TranslationOutput.DOCX).build());
            equal(new String(file.content(), StandardCharsets.UTF_8), "PK");
            equal(file.fileName(), "译.docx");
            equal(file.mediaType(), "application/zip");
            equal(server.requests.get(0).url(), "/openapi/v1/documents/d/result?output=docx");
        }
    }

    void testSendsNoBodyWhereThereIsNone() throws IOException {
        Answer webhook = new Answer(200, "{\"id\":\"w\",\"secret\":\"whsec_AAAA\"}");
        try (StubServer server = new StubServer(new Answer(204, ""), webhook)) {
            client(server).webhooks().delete("w");
            equal(client(server).webhooks().rotateSecret("w").secret(), "whsec_AAAA");
            equal(server.requests.get(0).header("Idempotency-Key"), null);
            equal(server.requests.get(1).header("Content-Type"), null);
            equal(server.requests.get(1).header("Content-Length"), "0");
        }
    }

    void testReadsRecordsWithinRecords() throws IOException {
        Answer answer = new Answer(
                200,
                "{\"data\":[{\"language\":\"zh\",\"claims\":[{\"no\":2,\"text\":\"T\",\"dependsOn\":[1],"
                        + "\"independent\":false,\"formulas\":[],\"images\":[]}],\"aLaterField\":1}]}");
        try (StubServer server = new StubServer(answer)) {
            PatentClaim claim = new PatentClaim(2, "T", List.of(1), false, List.of(), List.of());
            equal(client(server).patents().listClaims("CN1A"), List.of(new PatentClaimSet("zh", List.of(claim))));
        }
    }
}
