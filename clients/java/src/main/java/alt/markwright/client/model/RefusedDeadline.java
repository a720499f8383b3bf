// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code RefusedDeadline} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param title Of the right; null where the account does not see it.
 * @param code A program should treat a code that it does not know by the HTTP status. credentials_missing: none. credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key. signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a rule of the service, see {@code reason}. idempotency_in_progress: the first call with this key goes on. idempotency_key_reused: the key was used with another body.
 * @param reason Number of the refusal.
 * @param detail For people.
 */
public record RefusedDeadline(
        String id,
        String title,
        String code,
        Integer reason,
        String detail) {
}
