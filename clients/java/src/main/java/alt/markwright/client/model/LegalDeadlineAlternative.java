// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code LegalDeadlineAlternative} of the contract.
 *
 * @param text the field {@code text} of the contract.
 * @param opens the field {@code opens} of the contract.
 * @param lastDay the field {@code lastDay} of the contract.
 * @param graceEnd the field {@code graceEnd} of the contract.
 */
public record LegalDeadlineAlternative(
        String text,
        String opens,
        String lastDay,
        String graceEnd) {
}
