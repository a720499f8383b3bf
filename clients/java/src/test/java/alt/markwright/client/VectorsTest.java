package alt.markwright.client;

import static alt.markwright.client.TestMain.equal;
import static alt.markwright.client.TestMain.thrown;

import alt.markwright.client.internal.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

@SuppressWarnings("unchecked")
final class VectorsTest {
    private static List<Map<String, Object>> vectors(String name) throws IOException {
        Map<String, Object> all = (Map<String, Object>) Json.read(Files.readString(Path.of("../vectors.json")));
        List<Map<String, Object>> found = (List<Map<String, Object>>) all.get(name);
        if (found.isEmpty()) throw new AssertionError(name);
        return found;
    }

    void testSignatures() throws IOException {
        for (Map<String, Object> vector : vectors("signatures")) {
            Signing.Signable request = new Signing.Signable(
                    (String) vector.get("merchantId"),
                    (String) vector.get("timestamp"),
                    (String) vector.get("nonce"),
                    (String) vector.get("method"),
                    (String) vector.get("path"),
                    (String) vector.get("canonicalQuery"),
                    ((String) vector.get("body")).getBytes(StandardCharsets.UTF_8));
            equal(Signing.stringToSign(request), vector.get("stringToSign"));
            equal(Signing.signatureOf((String) vector.get("requestKey"), request), vector.get("signature"));
        }
    }

    void testCanonicalQueries() throws IOException {
        for (Map<String, Object> vector : vectors("canonicalQueries")) {
            List<Map.Entry<String, String>> pairs = new ArrayList<>();
            for (Object pair : (List<Object>) vector.get("pairs")) {
                List<String> each = (List<String>) pair;
                pairs.add(Map.entry(each.get(0), each.get(1)));
            }
            equal(Signing.canonicalQuery(pairs), vector.get("canonical"));
            Collections.reverse(pairs);
            equal(Signing.canonicalQuery(pairs), vector.get("canonical"));
        }
    }

    void testWebhooks() throws IOException {
        for (Map<String, Object> vector : vectors("webhooks")) {
            equal(vector.get("name") + ": " + outcomeOf(vector), vector.get("name") + ": " + vector.get("outcome"));
        }
    }

    private static String outcomeOf(Map<String, Object> vector) {
        Instant now = Instant.ofEpochSecond(Long.parseLong(vector.get("now").toString()));
        WebhookVerifier verifier = new WebhookVerifier(
                (List<String>) vector.get("secrets"), Duration.ofSeconds(300), Clock.fixed(now, ZoneOffset.UTC));
        byte[] body = ((String) vector.get("body")).getBytes(StandardCharsets.UTF_8);
        try {
            WebhookVerifier.ReceivedEvent event =
                    verifier.verify(body, name -> (String) vector.get(name.substring("webhook-".length())));
            equal(event.id(), vector.get("id"));
            if (event.type() == null || event.data().isEmpty()) throw new AssertionError(event);
            return "accepted";
        } catch (WebhookVerificationException error) {
            return error.reason();
        }
    }

    void testVerifiersWithoutASecret() {
        thrown(MarkwrightException.class, () -> new WebhookVerifier());
        thrown(MarkwrightException.class, () -> new WebhookVerifier("whsec_"));
        thrown(MarkwrightException.class, () -> new WebhookVerifier("whsec_***"));
    }

    void testJson() {
        String text = "{\"a\":[1,-2.5e3,true,false,null,{}],\"b\":\"\\\"\\\\\\n\\u4e91\uD83D\uDD0B\",\"c\":[]}";
        Object value = Json.read(" " + text + "\n");
        equal(Json.read(Json.write(value)), value);
        equal(((Map<?, ?>) value).get("b"), "\"\\\n云\uD83D\uDD0B");
        for (String wrong : List.of("", "{", "[1,]", "{\"a\"}", "\"a", "\"\\u12", "tru", "1 2", "-", "[".repeat(9999))) {
            thrown(IllegalArgumentException.class, () -> Json.read(wrong));
        }
    }
}
