package alt.markwright.client;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signature of a request (IPS1-HMAC-SHA256). */
public final class Signing {
    private Signing() {}

    /**
     * What is signed.
     *
     * @param merchantId of the member card.
     * @param timestamp seconds since 1970.
     * @param nonce used once.
     * @param method in capitals.
     * @param path as sent, from {@code /openapi/v1/}.
     * @param canonicalQuery see {@link #canonicalQuery}.
     * @param body empty where there is none.
     */
    public record Signable(
            String merchantId,
            String timestamp,
            String nonce,
            String method,
            String path,
            String canonicalQuery,
            byte[] body) {}

    /** The eight lines that are signed. */
    public static String stringToSign(Signable request) {
        return String.join(
                "\n",
                "IPS1-HMAC-SHA256",
                request.merchantId(),
                request.timestamp(),
                request.nonce(),
                request.method(),
                request.path(),
                request.canonicalQuery(),
                HexFormat.of().formatHex(sha256(request.body())));
    }

    /** HMAC-SHA256 of the string to sign under the request key, in lower-case hexadecimal digits. */
    public static String signatureOf(String requestKey, Signable request) {
        byte[] key = requestKey.getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(hmacSha256(key, stringToSign(request).getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * The query as it is signed, and as it is sent: pairs encoded by RFC 3986, sorted by encoded name and then encoded
     * value, joined by {@code &}.
     *
     * @param pairs names and values, not encoded; a name may stand there several times.
     */
    public static String canonicalQuery(List<Map.Entry<String, String>> pairs) {
        return pairs.stream()
                .map(pair -> Map.entry(encodeComponent(pair.getKey()), encodeComponent(pair.getValue())))
                .sorted(Comparator.comparing(Map.Entry<String, String>::getKey).thenComparing(Map.Entry::getValue))
                .map(pair -> pair.getKey() + "=" + pair.getValue())
                .collect(Collectors.joining("&"));
    }

    /** Percent-encodes all but the letters, digits and {@code -._~} of RFC 3986. */
    public static String encodeComponent(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (each & 0xff);
            boolean isPlain = character >= 'a' && character <= 'z'
                    || character >= 'A' && character <= 'Z'
                    || character >= '0' && character <= '9'
                    || "-._~".indexOf(character) >= 0;
            if (isPlain) encoded.append(character);
            else encoded.append(String.format("%%%02X", (int) character));
        }
        return encoded.toString();
    }

    static byte[] hmacSha256(byte[] key, byte[]... parts) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            for (byte[] part : parts) mac.update(part);
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] sha256(byte[] body) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(body);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
