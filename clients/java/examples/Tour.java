import alt.markwright.client.ApiException;
import alt.markwright.client.FileContent;
import alt.markwright.client.FileInput;
import alt.markwright.client.Markwright;
import alt.markwright.client.WebhookVerifier;
import alt.markwright.client.model.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A tour of the API. Needs MARKWRIGHT_URL, MARKWRIGHT_MERCHANT_ID and MARKWRIGHT_REQUEST_KEY of the environment:
 * {@code java -cp markwright-partner-client-1.0.0.jar Tour.java [LOGO]}.
 */
public class Tour {
    public static void main(String[] arguments) throws Exception {
        Markwright markwright = Markwright.builder(
                        System.getenv("MARKWRIGHT_URL"), System.getenv("MARKWRIGHT_REQUEST_KEY"))
                .merchantId(System.getenv("MARKWRIGHT_MERCHANT_ID"))
                .language("en")
                .build();

        TrademarkSearch search = TrademarkSearch.builder().text("云澜").degree("low").limit(5).build();
        int count = 0;
        for (TrademarkHit hit : markwright.trademarks().searchAll(search)) count++;
        int total = markwright.trademarks().search(search).total();
        System.out.printf("search: %d marks, %d of them on all pages%n", total, count);

        if (arguments.length > 0) {
            String image = Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(arguments[0])));
            TrademarkPage similar = markwright.trademarks()
                    .searchByImage(TrademarkImageSearch.builder().imageBase64(image).build());
            System.out.printf("image search: %d marks%n", similar.total());
        }

        TrademarkBatch batch = markwright.trademarks()
                .startBatch(StartTrademarkBatchRequest.builder().entries(List.of("云澜", "北辰")).build());
        markwright.jobs().await(batch.jobId());
        List<String> rows = new ArrayList<>();
        ListTrademarkBatchRowsQuery all = ListTrademarkBatchRowsQuery.builder().build();
        for (BulkRow row : markwright.trademarks().listAllBatchRows(batch.id(), all)) {
            rows.add(row.input() + ": " + row.outcome());
        }
        System.out.println("batch: " + String.join(", ", rows));

        TranslateTextsResult translated = markwright.translation()
                .translate(TranslateTextsRequest.builder()
                        .q(List.of("一种电池"))
                        .target(TranslationLanguage.EN_US)
                        .build());
        System.out.println("translation: " + translated.translations().get(0).text());

        byte[] text = "一种电池，包括正极和负极。".getBytes(StandardCharsets.UTF_8);
        Document document = markwright.documents()
                .translate(TranslateDocumentRequest.builder()
                        .file(new FileInput("说明书.txt", text))
                        .source(TranslationLanguage.ZH_CN)
                        .target(TranslationLanguage.EN_US)
                        .build());
        if (document.jobId() != null) markwright.jobs().await(document.jobId());
        FileContent result = markwright.documents().download(document.id());
        System.out.println("document: " + result.fileName() + ": "
                + new String(result.content(), StandardCharsets.UTF_8).strip());

        receiveWebhook(markwright);

        try {
            markwright.trademarks().compare(CompareTrademarksRequest.builder().ids(List.of("CN_1_9")).build());
        } catch (ApiException error) {
            System.out.printf(
                    "error: %d %s, %s%n", error.status(), error.code(), error.fieldErrors().get(0).path());
        }

        List<String> products = markwright.usage().get().days().stream()
                .map(day -> day.product() + " " + day.calls())
                .toList();
        System.out.println("usage: " + String.join(", ", products));
    }

    private static void receiveWebhook(Markwright markwright) throws Exception {
        WebhookWithSecret webhook = markwright.webhooks()
                .create(WebhookDraft.builder()
                        .url(System.getenv().getOrDefault("MARKWRIGHT_HOOK", "https://example.com/hook"))
                        .events(List.of(WebhookEventType.JOB_COMPLETED))
                        .build());
        String body = "{\"type\":\"job.completed\",\"timestamp\":\"2026-11-21T01:30:00.000Z\",\"data\":{\"jobId\":\"1\"}}";
        String timestamp = Long.toString(Instant.now().getEpochSecond());
        // As the API signs it; a server verifies what it receives in the same way.
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(webhook.secret().substring(6)), "HmacSHA256"));
        byte[] signature = mac.doFinal(("event-1." + timestamp + "." + body).getBytes(StandardCharsets.UTF_8));
        Map<String, String> headers = Map.of(
                "webhook-id", "event-1",
                "webhook-timestamp", timestamp,
                "webhook-signature", "v1," + Base64.getEncoder().encodeToString(signature));
        WebhookVerifier verifier = new WebhookVerifier(webhook.secret());
        System.out.println("webhook: " + verifier.verify(body.getBytes(StandardCharsets.UTF_8), headers::get).type());
        markwright.webhooks().delete(webhook.id());
    }
}
