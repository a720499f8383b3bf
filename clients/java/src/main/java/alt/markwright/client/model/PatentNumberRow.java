// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentNumberRow} of the contract.
 *
 * @param row As in the list, from 1.
 * @param value the field {@code value} of the contract.
 * @param outcome the field {@code outcome} of the contract.
 * @param reason In the language of the caller.
 * @param readAs The number as it was understood.
 * @param ids the field {@code ids} of the contract.
 */
public record PatentNumberRow(
        int row,
        String value,
        String outcome,
        String reason,
        String readAs,
        List<String> ids) {
}
