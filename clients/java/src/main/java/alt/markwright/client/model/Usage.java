// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Usage} of the contract.
 *
 * @param from the field {@code from} of the contract.
 * @param to the field {@code to} of the contract.
 * @param days the field {@code days} of the contract.
 * @param allowances the field {@code allowances} of the contract.
 */
public record Usage(
        String from,
        String to,
        List<UsageDay> days,
        List<UsageAllowance> allowances) {
}
