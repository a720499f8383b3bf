package alt.markwright.client;

/** Everything that this client throws. */
public class MarkwrightException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Says what happened. */
    public MarkwrightException(String message) {
        super(message);
    }

    /** Says what happened, and why. */
    public MarkwrightException(String message, Throwable cause) {
        super(message, cause);
    }
}
