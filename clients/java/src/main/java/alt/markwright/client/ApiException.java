package alt.markwright.client;

import alt.markwright.client.model.Problem;
import alt.markwright.client.model.ProblemError;
import java.time.Duration;
import java.util.List;

/** The API refused the call, or failed. */
public class ApiException extends MarkwrightException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final transient Problem problem;
    private final String requestId;
    private final Duration retryAfter;

    /**
     * Of an answer that is none of success.
     *
     * @param status HTTP status.
     * @param problem problem details; null where the API did not answer itself.
     * @param requestId header {@code X-Request-Id}, or null.
     * @param retryAfter header {@code Retry-After}, or null.
     */
    protected ApiException(int status, Problem problem, String requestId, Duration retryAfter) {
        super(detailOf(status, problem) + " (" + status + " " + codeOf(problem)
                + (requestId == null ? "" : ", request " + requestId) + ")");
        this.status = status;
        this.problem = problem;
        this.requestId = requestId;
        this.retryAfter = retryAfter;
    }

    /** The exception of that status. */
    public static ApiException of(int status, Problem problem, String requestId, Duration retryAfter) {
        String id = requestId == null && problem != null ? problem.traceId() : requestId;
        return switch (status) {
            case 400, 413, 415, 422 -> new InvalidRequest(status, problem, id, retryAfter);
            case 401 -> new Authentication(status, problem, id, retryAfter);
            case 402 -> new QuotaExceeded(status, problem, id, retryAfter);
            case 403 -> new PermissionDenied(status, problem, id, retryAfter);
            case 404 -> new NotFound(status, problem, id, retryAfter);
            case 409 -> new Conflict(status, problem, id, retryAfter);
            case 429 -> new RateLimit(status, problem, id, retryAfter);
            default -> status >= 500
                    ? new Server(status, problem, id, retryAfter)
                    : new ApiException(status, problem, id, retryAfter);
        };
    }

    /** HTTP status. */
    public int status() {
        return status;
    }

    /** Kind of the problem; {@code unknown} where the answer is no problem details, such as that of a proxy. */
    public String code() {
        return codeOf(problem);
    }

    /** What happened, for people. */
    public String detail() {
        return detailOf(status, problem);
    }

    /** Number of the refusal, where a rule of a service refused; otherwise null. */
    public Integer reason() {
        return problem == null ? null : problem.reason();
    }

    /** What is wrong with the request, by field. */
    public List<ProblemError> fieldErrors() {
        return problem == null || problem.errors() == null ? List.of() : problem.errors();
    }

    /** Names the call in the logs of the API, or null; quote it when you report a problem. */
    public String requestId() {
        return requestId;
    }

    /** Time after which the call may be repeated; null where the API does not say. */
    public Duration retryAfter() {
        return retryAfter;
    }

    private static String codeOf(Problem problem) {
        return problem == null ? "unknown" : problem.code();
    }

    private static String detailOf(int status, Problem problem) {
        return problem == null ? "The API answered with status " + status + "." : problem.detail();
    }

    /** 400, 413, 415 and 422: the request has to be changed. */
    public static final class InvalidRequest extends ApiException {
        private static final long serialVersionUID = 1L;

        private InvalidRequest(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 401: {@link #code} tells what is wrong with the key or the signature. */
    public static final class Authentication extends ApiException {
        private static final long serialVersionUID = 1L;

        private Authentication(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 402: nothing is left of the plan. */
    public static final class QuotaExceeded extends ApiException {
        private static final long serialVersionUID = 1L;

        private QuotaExceeded(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 403: the key is not for this product, address or kind of data. */
    public static final class PermissionDenied extends ApiException {
        private static final long serialVersionUID = 1L;

        private PermissionDenied(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 404: unknown, or of another account. */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1L;

        private NotFound(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 409. */
    public static final class Conflict extends ApiException {
        private static final long serialVersionUID = 1L;

        private Conflict(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 429: too frequent, still after the attempts of the client. */
    public static final class RateLimit extends ApiException {
        private static final long serialVersionUID = 1L;

        private RateLimit(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

    /** 500 and above. */
    public static final class Server extends ApiException {
        private static final long serialVersionUID = 1L;

        private Server(int status, Problem problem, String requestId, Duration retryAfter) {
            super(status, problem, requestId, retryAfter);
        }
    }

}
