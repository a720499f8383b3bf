// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code UsageAllowance} of the contract.
 *
 * @param service the field {@code service} of the contract.
 * @param usedToday the field {@code usedToday} of the contract.
 * @param perDay the field {@code perDay} of the contract.
 * @param extraLeft Units of packages, which are used after those of the day.
 * @param resetAt the field {@code resetAt} of the contract.
 */
public record UsageAllowance(
        String service,
        int usedToday,
        int perDay,
        int extraLeft,
        String resetAt) {
}
