package alt.markwright.client;

/** The time of the call, or of waiting for a job, is over. */
public class TimeoutException extends MarkwrightException {
    private static final long serialVersionUID = 1L;

    /** Says what took too long. */
    public TimeoutException(String message) {
        super(message);
    }
}
