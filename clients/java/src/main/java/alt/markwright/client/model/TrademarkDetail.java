// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkDetail} of the contract.
 *
 * @param hit the field {@code hit} of the contract.
 * @param applicants the field {@code applicants} of the contract.
 * @param applicantNumbers Numbers by which the office knows its applicants; the only trace of them where its data has no names.
 * @param agents the field {@code agents} of the contract.
 * @param agentNumbers The same for representatives.
 * @param goods the field {@code goods} of the contract.
 * @param nationalGoods Goods of a class outside Nice, such as those of the United States or of Korea before 1998.
 * @param progress Oldest first.
 * @param priorities the field {@code priorities} of the contract.
 * @param oppositions the field {@code oppositions} of the contract.
 * @param seniorities the field {@code seniorities} of the contract.
 * @param madrid the field {@code madrid} of the contract.
 * @param rightPeriod the field {@code rightPeriod} of the contract.
 * @param renewal Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended (status 2 or 9), every value is empty.
 * @param deadlines What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An office or a date that is not known gives none, and neither does a mark that has ended.
 * @param numbers Further registration numbers of the same record.
 * @param jointlyOwned the field {@code jointlyOwned} of the contract.
 * @param colorClaim the field {@code colorClaim} of the contract.
 * @param disclaimer the field {@code disclaimer} of the contract.
 * @param description the field {@code description} of the contract.
 * @param translation the field {@code translation} of the contract.
 * @param transliteration the field {@code transliteration} of the contract.
 * @param statusDate the field {@code statusDate} of the contract.
 * @param publicationRegDate the field {@code publicationRegDate} of the contract.
 * @param regIssue the field {@code regIssue} of the contract.
 * @param designationDate the field {@code designationDate} of the contract.
 * @param dataDate the field {@code dataDate} of the contract.
 */
public record TrademarkDetail(
        TrademarkHit hit,
        List<Party> applicants,
        List<String> applicantNumbers,
        List<Party> agents,
        List<String> agentNumbers,
        List<TrademarkDetailGoods> goods,
        List<TrademarkDetailNationalGoods> nationalGoods,
        List<TrademarkDetailProgress> progress,
        List<TrademarkDetailPriority> priorities,
        List<TrademarkDetailOpposition> oppositions,
        List<TrademarkDetailSeniority> seniorities,
        TrademarkDetailMadrid madrid,
        TrademarkDetailRightPeriod rightPeriod,
        Renewal renewal,
        List<LegalDeadline> deadlines,
        List<String> numbers,
        boolean jointlyOwned,
        String colorClaim,
        String disclaimer,
        String description,
        String translation,
        String transliteration,
        String statusDate,
        String publicationRegDate,
        String regIssue,
        String designationDate,
        String dataDate) {
}
