// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CaseDeadline} of the contract.
 *
 * @param dueOn the field {@code dueOn} of the contract.
 * @param name the field {@code name} of the contract.
 * @param ruleId the field {@code ruleId} of the contract.
 * @param law The provision.
 * @param calculation How the day follows.
 * @param done the field {@code done} of the contract.
 */
public record CaseDeadline(
        String dueOn,
        String name,
        String ruleId,
        String law,
        List<String> calculation,
        boolean done) {
}
