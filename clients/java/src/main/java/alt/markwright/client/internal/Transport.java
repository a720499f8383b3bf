package alt.markwright.client.internal;

import alt.markwright.client.ApiException;
import alt.markwright.client.ConnectionException;
import alt.markwright.client.FileContent;
import alt.markwright.client.FileInput;
import alt.markwright.client.Markwright;
import alt.markwright.client.MarkwrightException;
import alt.markwright.client.Page;
import alt.markwright.client.Signing;
import alt.markwright.client.TimeoutException;
import alt.markwright.client.model.ApiVersion;
import alt.markwright.client.model.Problem;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Signs, sends and repeats calls. */
public final class Transport {
    private static final String API = "/openapi/v1";
    private static final Set<Integer> TEMPORARY = Set.of(429, 502, 503, 504);
    private static final Pattern FIELD = Pattern.compile("\\{(\\w+)}");
    private static final Pattern EXTENDED_NAME =
            Pattern.compile("filename\\*\\s*=\\s*UTF-8''([^;\\s]+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAIN_NAME =
            Pattern.compile("filename\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))", Pattern.CASE_INSENSITIVE);
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Markwright.Builder options;
    private final HttpClient http;

    private record Body(byte[] content, String mediaType) {}

    /** With the options of the client. */
    public Transport(Markwright.Builder options) {
        this.options = options;
        this.http = HttpClient.newBuilder()
                // The signature is of this address, and the key is not for another one.
                .followRedirects(HttpClient.Redirect.NEVER)
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(options.timeout())
                .build();
    }

    /** The answer as a record. */
    public <T> T json(Call call, Class<T> type) {
        return Records.from(read(call), type);
    }

    /** {@code data} of the answer. */
    public <T> List<T> list(Call call, Class<T> type) {
        return data(read(call), type);
    }

    /** The answer as a page. */
    public <T> Page<T> page(Call call, Class<T> type) {
        Map<?, ?> answer = read(call);
        Integer total = Records.from(answer.get("total"), Integer.class);
        return new Page<>(data(answer, type), total == null ? 0 : total, (String) answer.get("nextCursor"));
    }

    /** The answer as a file. */
    public FileContent file(Call call) {
        HttpResponse<byte[]> answer = send(call);
        String name = fileNameOf(answer.headers().firstValue("content-disposition").orElse(""));
        return new FileContent(
                answer.body(), name, answer.headers().firstValue("content-type").orElse("application/octet-stream"));
    }

    /** A call without a body in its answer. */
    public void empty(Call call) {
        send(call);
    }

    private static <T> List<T> data(Map<?, ?> answer, Class<T> type) {
        List<T> data = new ArrayList<>();
        for (Object each : (List<?>) answer.get("data")) data.add(Records.from(each, type));
        return data;
    }

    private Map<?, ?> read(Call call) {
        byte[] body = send(call).body();
        try {
            return (Map<?, ?>) Json.read(new String(body, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException | ClassCastException error) {
            throw new ConnectionException("The answer is no JSON.", error);
        }
    }

    private HttpResponse<byte[]> send(Call call) {
        String path = API + fillPath(call.path(), call.pathFields());
        String query = call.in() == Call.In.QUERY ? Signing.canonicalQuery(pairsOf((Record) call.input())) : "";
        // Made once, since a repetition has to have the same body.
        Body body = bodyOf(call);
        String own = call.options().idempotencyKey();
        String idempotencyKey = own == null ? UUID.randomUUID().toString() : own;
        for (int attempt = 0; ; attempt++) {
            HttpRequest.Builder request = HttpRequest.newBuilder(
                            URI.create(options.baseUrl() + path + (query.isEmpty() ? "" : "?" + query)))
                    .method(call.method(), publisher(call.method(), body.content()))
                    .header("Accept", "application/json, application/problem+json, */*")
                    .header("User-Agent", "markwright-java/" + ApiVersion.VALUE);
            if (body.mediaType() != null) request.header("Content-Type", body.mediaType());
            if (options.language() != null) request.header("Accept-Language", options.language());
            if (call.method().equals("POST")) request.header("Idempotency-Key", idempotencyKey);
            addCredentials(request, call.method(), path, query, body.content());
            try {
                return attempt(request.build());
            } catch (MarkwrightException error) {
                Duration delay = attempt < options.maxRetries() ? delayBefore(attempt, error) : null;
                if (delay == null) throw error;
                sleep(delay);
            }
        }
    }

    private static HttpRequest.BodyPublisher publisher(String method, byte[] body) {
        return method.equals("GET") || method.equals("DELETE")
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofByteArray(body);
    }

    private HttpResponse<byte[]> attempt(HttpRequest request) {
        CompletableFuture<HttpResponse<byte[]>> future =
                http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
        try {
            HttpResponse<byte[]> answer = future.get(options.timeout().toMillis(), TimeUnit.MILLISECONDS);
            if (answer.statusCode() / 100 == 2) return answer;
            throw errorOf(answer);
        } catch (java.util.concurrent.TimeoutException error) {
            future.cancel(true);
            throw new TimeoutException("The API did not answer within " + options.timeout() + ".");
        } catch (ExecutionException error) {
            throw new ConnectionException("The API was not reached: " + error.getCause(), error.getCause());
        } catch (InterruptedException error) {
            future.cancel(true);
            throw interrupted(error);
        }
    }

    private void addCredentials(HttpRequest.Builder request, String method, String path, String query, byte[] body) {
        if (options.merchantId() == null) {
            request.header("Authorization", "Bearer " + options.requestKey());
            return;
        }
        Signing.Signable signable = new Signing.Signable(
                options.merchantId(),
                Long.toString(Instant.now().getEpochSecond()),
                randomHex(),
                method,
                path,
                query,
                body);
        String signature = Signing.signatureOf(options.requestKey(), signable);
        request.header(
                        "Authorization",
                        "IPS1-HMAC-SHA256 Credential=" + options.merchantId() + ", Signature=" + signature)
                .header("X-IPS-Timestamp", signable.timestamp())
                .header("X-IPS-Nonce", signable.nonce());
    }

    /** Time until the call is sent again; null where it is not. */
    private Duration delayBefore(int attempt, MarkwrightException error) {
        double longest = options.maxRetryDelay().toMillis();
        double backOff = Math.min(longest, options.retryDelay().toMillis() * Math.pow(2, attempt));
        // Callers that were refused together do not come back together.
        double random = ThreadLocalRandom.current().nextDouble();
        Duration jitter = Duration.ofMillis((long) (random * backOff));
        if (error instanceof ConnectionException || error instanceof TimeoutException) return jitter;
        if (!(error instanceof ApiException refusal) || !isTemporary(refusal)) return null;
        Duration wait = refusal.retryAfter();
        if (wait == null) return jitter;
        return wait.toMillis() > longest ? null : Duration.ofMillis((long) (wait.toMillis() * (1 + random * 0.1)));
    }

    /**
     * 409 is, while the first call with the same Idempotency-Key goes on; and a nonce was used where something between
     * the program and the API sent a request twice: an attempt of ours has a new one.
     */
    private static boolean isTemporary(ApiException error) {
        return TEMPORARY.contains(error.status())
                || error.code().equals("idempotency_in_progress")
                || error.code().equals("nonce_replayed");
    }

    /** Waits. */
    public static void sleep(Duration delay) {
        try {
            Thread.sleep(delay.toMillis());
        } catch (InterruptedException error) {
            throw interrupted(error);
        }
    }

    private static MarkwrightException interrupted(InterruptedException error) {
        Thread.currentThread().interrupt();
        return new MarkwrightException("The thread was interrupted.", error);
    }

    private static ApiException errorOf(HttpResponse<byte[]> answer) {
        Problem problem = null;
        try {
            Object json = Json.read(new String(answer.body(), StandardCharsets.UTF_8));
            if (json instanceof Map<?, ?> map && map.get("code") instanceof String) {
                problem = Records.from(json, Problem.class);
            }
        } catch (IllegalArgumentException | ClassCastException notOfTheApi) {
            // The answer of a proxy: its status says enough.
        }
        return ApiException.of(
                answer.statusCode(),
                problem,
                answer.headers().firstValue("x-request-id").orElse(null),
                retryAfterOf(answer.headers().firstValue("retry-after").orElse("")));
    }

    /** Seconds, or a date; null where it is neither. */
    private static Duration retryAfterOf(String value) {
        if (value.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(value));
        try {
            Instant at = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            Duration wait = Duration.between(Instant.now(), at);
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeParseException error) {
            return null;
        }
    }

    private static String fillPath(String path, Map<String, String> fields) {
        return FIELD.matcher(path).replaceAll(match -> {
            String value = fields.get(match.group(1));
            // Such a part would change which address is called.
            if (value.isEmpty() || value.equals(".") || value.equals("..")) {
                throw new MarkwrightException("“" + value + "” is no " + match.group(1) + ".");
            }
            return Matcher.quoteReplacement(Signing.encodeComponent(value));
        });
    }

    /** A component that is null is left out; a list repeats its name. */
    private static List<Map.Entry<String, String>> pairsOf(Record query) {
        List<Map.Entry<String, String>> pairs = new ArrayList<>();
        Records.fields(query).forEach((name, value) -> {
            List<?> values = value instanceof List<?> list ? list : List.of(value);
            for (Object each : values) pairs.add(Map.entry(name, each.toString()));
        });
        return pairs;
    }

    private static Body bodyOf(Call call) {
        return switch (call.in()) {
            case NONE, QUERY -> new Body(new byte[0], null);
            case JSON -> new Body(
                    Json.write(Records.toJson(call.input())).getBytes(StandardCharsets.UTF_8), "application/json");
            case MULTIPART -> multipart((Record) call.input());
        };
    }

    private static Body multipart(Record form) {
        String boundary = randomHex();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        // The fields before the file: a server that reads as it receives knows them then.
        for (Map.Entry<String, String> pair : pairsOf(form)) {
            writePart(out, boundary, "name=\"" + pair.getKey() + "\"", pair.getValue().getBytes(StandardCharsets.UTF_8));
        }
        for (var component : form.getClass().getRecordComponents()) {
            if (component.getType() != FileInput.class) continue;
            try {
                FileInput file = (FileInput) component.getAccessor().invoke(form);
                String name = file.name().replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
                String head = "name=\"" + component.getName() + "\"; filename=\"" + name
                        + "\"\r\nContent-Type: application/octet-stream";
                writePart(out, boundary, head, file.content());
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        out.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return new Body(out.toByteArray(), "multipart/form-data; boundary=" + boundary);
    }

    private static void writePart(ByteArrayOutputStream out, String boundary, String head, byte[] content) {
        String start = "--" + boundary + "\r\nContent-Disposition: form-data; " + head + "\r\n\r\n";
        out.writeBytes(start.getBytes(StandardCharsets.UTF_8));
        out.writeBytes(content);
        out.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
    }

    /** The name that Content-Disposition gives to a file, that of RFC 5987 first; null where there is none. */
    private static String fileNameOf(String disposition) {
        Matcher extended = EXTENDED_NAME.matcher(disposition);
        if (extended.find()) {
            try {
                return URLDecoder.decode(extended.group(1).replace("+", "%2B"), StandardCharsets.UTF_8);
            } catch (IllegalArgumentException notEncoded) {
                // The plain name is left.
            }
        }
        Matcher plain = PLAIN_NAME.matcher(disposition);
        if (!plain.find()) return null;
        return plain.group(1) == null ? plain.group(2) : plain.group(1);
    }

    private static String randomHex() {
        byte[] random = new byte[16];
        RANDOM.nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
