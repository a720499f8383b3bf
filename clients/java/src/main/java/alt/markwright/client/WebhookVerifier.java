package alt.markwright.client;

import alt.markwright.client.internal.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Verifies calls to a webhook by the Standard Webhooks specification. */
public final class WebhookVerifier {
    private final List<byte[]> keys;
    private final Duration tolerance;
    private final Clock clock;

    /**
     * An event.
     *
     * @param id the same for every attempt to deliver it.
     * @param type such as {@code translation.completed}.
     * @param timestamp when it happened.
     * @param data what it is about.
     */
    public record ReceivedEvent(String id, String type, String timestamp, Map<String, Object> data) {}

    /** Takes the secret, {@code whsec_…}, or several of them, such as the old and the new one of a rotation. */
    public WebhookVerifier(String... secrets) {
        this(List.of(secrets), Duration.ofSeconds(300), Clock.systemUTC());
    }

    /**
     * Takes secrets.
     *
     * @param secrets one at least.
     * @param tolerance by which the time of a call may differ from that of this machine.
     * @param clock of this machine.
     */
    public WebhookVerifier(List<String> secrets, Duration tolerance, Clock clock) {
        this.keys = secrets.stream()
                .map(secret -> decoded(secret.startsWith("whsec_") ? secret.substring(6) : secret))
                .toList();
        if (keys.isEmpty() || keys.stream().anyMatch(key -> key.length == 0)) {
            throw new MarkwrightException("The verifier needs the secret of the webhook.");
        }
        this.tolerance = tolerance;
        this.clock = clock;
    }

    /**
     * The event of a call.
     *
     * @param body as it was received: text that was parsed and written anew has another signature.
     * @param header the value of a header by its name, such as {@code request::getHeader}; null where it is absent.
     * @throws WebhookVerificationException the call is not one of the API, or an old one.
     */
    public ReceivedEvent verify(byte[] body, Function<String, String> header) {
        String id = header.apply("webhook-id");
        String timestamp = header.apply("webhook-timestamp");
        String signatures = header.apply("webhook-signature");
        if (isEmpty(id) || isEmpty(timestamp) || isEmpty(signatures)) {
            throw new WebhookVerificationException("header_missing", "A header of the webhook is missing.");
        }
        if (!timestamp.matches("[0-9]{1,12}")
                || Math.abs(clock.instant().getEpochSecond() - Long.parseLong(timestamp)) > tolerance.toSeconds()) {
            throw new WebhookVerificationException(
                    "timestamp_stale", "The time of the webhook is too far from that of now.");
        }
        byte[] start = (id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8);
        List<byte[]> received = Arrays.stream(signatures.split(" "))
                .filter(entry -> entry.startsWith("v1,"))
                .map(entry -> decoded(entry.substring(3)))
                .toList();
        boolean isGenuine = false;
        for (byte[] key : keys) {
            byte[] expected = Signing.hmacSha256(key, start, body);
            // Every pair is compared, so that the time tells nothing.
            for (byte[] other : received) isGenuine |= MessageDigest.isEqual(expected, other);
        }
        if (!isGenuine) {
            throw new WebhookVerificationException(
                    "signature_invalid", "The signature of the webhook does not match.");
        }
        return eventOf(id, body);
    }

    @SuppressWarnings("unchecked")
    private static ReceivedEvent eventOf(String id, byte[] body) {
        try {
            Map<?, ?> event = (Map<?, ?>) Json.read(new String(body, StandardCharsets.UTF_8));
            return new ReceivedEvent(
                    id,
                    (String) event.get("type"),
                    (String) event.get("timestamp"),
                    (Map<String, Object>) event.get("data"));
        } catch (IllegalArgumentException | ClassCastException | NullPointerException error) {
            throw new WebhookVerificationException("body_invalid", "The body of the webhook is no event.");
        }
    }

    /** Nothing where it is no base64. */
    private static byte[] decoded(String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException error) {
            return new byte[0];
        }
    }

    private static boolean isEmpty(String value) {
        return value == null || value.isEmpty();
    }
}
