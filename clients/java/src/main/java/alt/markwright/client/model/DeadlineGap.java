// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * Last days that are not known. A program must not read their absence as "nothing is due".
 *
 * @param kind the field {@code kind} of the contract.
 * @param gap {@code office}: there are no rules of this office. Otherwise the day that is missing, of filing, grant or expiry.
 * @param years Years of annuities that fell due before the grant.
 */
public record DeadlineGap(
        String kind,
        String gap,
        List<Integer> years) {
}
