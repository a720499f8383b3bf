// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CaseTypeField} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param type the field {@code type} of the contract.
 * @param label the field {@code label} of the contract.
 * @param isOptional Where it applies: some depend on the value of another field.
 * @param options Values of a choice.
 */
public record CaseTypeField(
        String name,
        String type,
        String label,
        boolean isOptional,
        List<String> options) {
}
