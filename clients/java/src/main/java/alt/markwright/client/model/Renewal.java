// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has
 * ended (status 2 or 9), every value is empty.
 *
 * @param validdate the field {@code validdate} of the contract.
 * @param oneYearBefore the field {@code oneYearBefore} of the contract.
 * @param sixMonthAfter the field {@code sixMonthAfter} of the contract.
 * @param status the field {@code status} of the contract.
 * @param today the field {@code today} of the contract.
 */
public record Renewal(
        String validdate,
        String oneYearBefore,
        String sixMonthAfter,
        String status,
        String today) {
}
