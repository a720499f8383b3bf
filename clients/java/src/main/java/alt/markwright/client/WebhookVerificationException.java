package alt.markwright.client;

/** The call is not one of the API; answer it with 400. */
public class WebhookVerificationException extends MarkwrightException {
    private static final long serialVersionUID = 1L;
    private final String reason;

    /** For this reason. */
    public WebhookVerificationException(String reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** {@code header_missing}, {@code timestamp_stale}, {@code signature_invalid} or {@code body_invalid}. */
    public String reason() {
        return reason;
    }
}
