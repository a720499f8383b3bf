// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * A last day by the law of an office, with the rule, the source and the calculation. All days are part of
 * their period; the last ones are moved where the office is closed.
 *
 * @param ruleId the field {@code ruleId} of the contract.
 * @param name the field {@code name} of the contract.
 * @param state Today in Asia/Shanghai: {@code missed} after a last day without a grace period, {@code lapsed} after the grace period.
 * @param opens the field {@code opens} of the contract.
 * @param lastDay the field {@code lastDay} of the contract.
 * @param graceEnd the field {@code graceEnd} of the contract.
 * @param surcharge What the grace period costs.
 * @param extensions Later last days that may be requested.
 * @param law The provision; null where the operator has set the period.
 * @param source Where the rule was read, and how far it was verified.
 * @param note Which reading of the law is taken where there are several.
 * @param calculation A sentence for each step.
 * @param alternatives Days by other readings of the law; null where a day does not differ.
 * @param calendarKnown False where the days off of a year that matters are not published or not part of this product.
 * @param calendarNote the field {@code calendarNote} of the contract.
 */
public record LegalDeadline(
        String ruleId,
        String name,
        String state,
        String opens,
        String lastDay,
        String graceEnd,
        String surcharge,
        List<LegalDeadlineExtension> extensions,
        String law,
        String source,
        String note,
        List<String> calculation,
        List<LegalDeadlineAlternative> alternatives,
        boolean calendarKnown,
        String calendarNote) {
}
