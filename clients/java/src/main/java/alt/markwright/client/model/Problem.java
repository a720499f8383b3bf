// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Problem} of the contract.
 *
 * @param type Address of the page that explains the kind of the problem.
 * @param title the field {@code title} of the contract.
 * @param status the field {@code status} of the contract.
 * @param detail the field {@code detail} of the contract.
 * @param code A program should treat a code that it does not know by the HTTP status. credentials_missing: none. credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key. signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a rule of the service, see {@code reason}. idempotency_in_progress: the first call with this key goes on. idempotency_key_reused: the key was used with another body.
 * @param reason Number of the refusal, where a rule of a service refused.
 * @param traceId the field {@code traceId} of the contract.
 * @param errors What is wrong with the request.
 */
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        String code,
        Integer reason,
        String traceId,
        List<ProblemError> errors) {
}
