// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.FileContent;
import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Registrability reports. */
public class ReportsApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public ReportsApi(Transport transport) {
        this.transport = transport;
    }

    /** Registrability reports. */
    public Page<Report> list(PageQuery query) {
        return transport.page(new Call("GET", "/reports", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Report.class);
    }

    /** Registrability reports. */
    public Page<Report> list() {
        return list(PageQuery.builder().build());
    }

    /** Registrability reports: the entries of all pages, which are requested one after the other. */
    public Iterable<Report> listAll(PageQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Order a registrability report. Uses one report of the plan. An expert approves it before it is delivered. */
    public Report order(OrderReportRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/reports", Map.of(), Call.In.JSON, request, options), Report.class);
    }

    /** Order a registrability report. Uses one report of the plan. An expert approves it before it is delivered. */
    public Report order(OrderReportRequest request) {
        return order(request, RequestOptions.NONE);
    }

    /** State of a report. */
    public Report get(String id) {
        return transport.json(new Call("GET", "/reports/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Report.class);
    }

    /** The report as PDF. */
    public FileContent download(String id) {
        return transport.file(new Call("GET", "/reports/{id}/pdf", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }
}
