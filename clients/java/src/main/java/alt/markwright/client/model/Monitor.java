// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Monitor} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param name the field {@code name} of the contract.
 * @param type the field {@code type} of the contract.
 * @param content What is watched in words.
 * @param frequency the field {@code frequency} of the contract.
 * @param state the field {@code state} of the contract.
 * @param hitCount the field {@code hitCount} of the contract.
 * @param lastHitAt the field {@code lastHitAt} of the contract.
 * @param evaluatedAt the field {@code evaluatedAt} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 */
public record Monitor(
        String id,
        String name,
        String type,
        String content,
        String frequency,
        String state,
        int hitCount,
        String lastHitAt,
        String evaluatedAt,
        String createdAt) {
}
