// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
 * credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
 * signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not
 * for this address. scope_missing: the key is not for this product. forbidden: the account may not do this
 * with what it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan.
 * rule_violated: a rule of the service, see {@code reason}. idempotency_in_progress: the first call with this key
 * goes on. idempotency_key_reused: the key was used with another body.
 */
public final class ProblemCode {
    /** {@code invalid_request}. */
    public static final String INVALID_REQUEST = "invalid_request";

    /** {@code unreadable}. */
    public static final String UNREADABLE = "unreadable";

    /** {@code cursor_invalid}. */
    public static final String CURSOR_INVALID = "cursor_invalid";

    /** {@code credentials_missing}. */
    public static final String CREDENTIALS_MISSING = "credentials_missing";

    /** {@code credentials_malformed}. */
    public static final String CREDENTIALS_MALFORMED = "credentials_malformed";

    /** {@code key_unknown}. */
    public static final String KEY_UNKNOWN = "key_unknown";

    /** {@code key_revoked}. */
    public static final String KEY_REVOKED = "key_revoked";

    /** {@code key_expired}. */
    public static final String KEY_EXPIRED = "key_expired";

    /** {@code account_disabled}. */
    public static final String ACCOUNT_DISABLED = "account_disabled";

    /** {@code signature_invalid}. */
    public static final String SIGNATURE_INVALID = "signature_invalid";

    /** {@code timestamp_stale}. */
    public static final String TIMESTAMP_STALE = "timestamp_stale";

    /** {@code nonce_replayed}. */
    public static final String NONCE_REPLAYED = "nonce_replayed";

    /** {@code address_not_allowed}. */
    public static final String ADDRESS_NOT_ALLOWED = "address_not_allowed";

    /** {@code scope_missing}. */
    public static final String SCOPE_MISSING = "scope_missing";

    /** {@code forbidden}. */
    public static final String FORBIDDEN = "forbidden";

    /** {@code live_key_required}. */
    public static final String LIVE_KEY_REQUIRED = "live_key_required";

    /** {@code quota_exceeded}. */
    public static final String QUOTA_EXCEEDED = "quota_exceeded";

    /** {@code not_found}. */
    public static final String NOT_FOUND = "not_found";

    /** {@code method_not_allowed}. */
    public static final String METHOD_NOT_ALLOWED = "method_not_allowed";

    /** {@code conflict}. */
    public static final String CONFLICT = "conflict";

    /** {@code idempotency_in_progress}. */
    public static final String IDEMPOTENCY_IN_PROGRESS = "idempotency_in_progress";

    /** {@code idempotency_key_reused}. */
    public static final String IDEMPOTENCY_KEY_REUSED = "idempotency_key_reused";

    /** {@code too_large}. */
    public static final String TOO_LARGE = "too_large";

    /** {@code unsupported_media_type}. */
    public static final String UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type";

    /** {@code rule_violated}. */
    public static final String RULE_VIOLATED = "rule_violated";

    /** {@code rate_limited}. */
    public static final String RATE_LIMITED = "rate_limited";

    /** {@code internal}. */
    public static final String INTERNAL = "internal";

    /** {@code unavailable}. */
    public static final String UNAVAILABLE = "unavailable";

    private ProblemCode() {}
}
