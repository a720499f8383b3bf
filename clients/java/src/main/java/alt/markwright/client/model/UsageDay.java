// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code UsageDay} of the contract.
 *
 * @param day the field {@code day} of the contract.
 * @param keyId the field {@code keyId} of the contract.
 * @param keyName the field {@code keyName} of the contract.
 * @param product the field {@code product} of the contract.
 * @param calls the field {@code calls} of the contract.
 * @param failures Of these, calls that were refused or failed.
 * @param words Words that were translated.
 */
public record UsageDay(
        String day,
        String keyId,
        String keyName,
        String product,
        int calls,
        int failures,
        int words) {
}
