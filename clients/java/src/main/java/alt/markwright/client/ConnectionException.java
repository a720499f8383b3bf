package alt.markwright.client;

/** The API was not reached, or its answer did not arrive whole. */
public class ConnectionException extends MarkwrightException {
    private static final long serialVersionUID = 1L;

    /** Says what happened, and why. */
    public ConnectionException(String message, Throwable cause) {
        super(message, cause);
    }
}
