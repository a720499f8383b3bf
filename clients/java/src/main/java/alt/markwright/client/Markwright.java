package alt.markwright.client;

import alt.markwright.client.api.AnnuitiesApi;
import alt.markwright.client.api.CasesApi;
import alt.markwright.client.api.ClassificationApi;
import alt.markwright.client.api.DeadlinesApi;
import alt.markwright.client.api.DocumentsApi;
import alt.markwright.client.api.GlossariesApi;
import alt.markwright.client.api.MonitorsApi;
import alt.markwright.client.api.PatentsApi;
import alt.markwright.client.api.PortfolioApi;
import alt.markwright.client.api.ReportsApi;
import alt.markwright.client.api.TrademarksApi;
import alt.markwright.client.api.TranslationApi;
import alt.markwright.client.api.UsageApi;
import alt.markwright.client.api.WebhooksApi;
import alt.markwright.client.internal.Transport;
import java.net.URI;
import java.time.Duration;

/** The partner API. One client serves a whole program and all its threads. */
public final class Markwright {
    private final TrademarksApi trademarks;
    private final ClassificationApi classification;
    private final PatentsApi patents;
    private final TranslationApi translation;
    private final DocumentsApi documents;
    private final GlossariesApi glossaries;
    private final MonitorsApi monitors;
    private final ReportsApi reports;
    private final CasesApi cases;
    private final PortfolioApi portfolio;
    private final DeadlinesApi deadlines;
    private final AnnuitiesApi annuities;
    private final Jobs jobs;
    private final UsageApi usage;
    private final WebhooksApi webhooks;

    private Markwright(Builder options) {
        Transport transport = new Transport(options);
        this.trademarks = new TrademarksApi(transport);
        this.classification = new ClassificationApi(transport);
        this.patents = new PatentsApi(transport);
        this.translation = new TranslationApi(transport);
        this.documents = new DocumentsApi(transport);
        this.glossaries = new GlossariesApi(transport);
        this.monitors = new MonitorsApi(transport);
        this.reports = new ReportsApi(transport);
        this.cases = new CasesApi(transport);
        this.portfolio = new PortfolioApi(transport);
        this.deadlines = new DeadlinesApi(transport);
        this.annuities = new AnnuitiesApi(transport);
        this.jobs = new Jobs(transport);
        this.usage = new UsageApi(transport);
        this.webhooks = new WebhooksApi(transport);
    }

    /**
     * A client, option by option.
     *
     * @param baseUrl address of the site, such as {@code https://ip.example.com}.
     * @param requestKey a request key of the personal center.
     */
    public static Builder builder(String baseUrl, String requestKey) {
        return new Builder(baseUrl, requestKey);
    }

    /** Trademarks. */
    public TrademarksApi trademarks() {
        return trademarks;
    }

    /** Goods and services, and figurative elements. */
    public ClassificationApi classification() {
        return classification;
    }

    /** Patents. */
    public PatentsApi patents() {
        return patents;
    }

    /** Translation of texts. */
    public TranslationApi translation() {
        return translation;
    }

    /** Translation of documents. */
    public DocumentsApi documents() {
        return documents;
    }

    /** Glossaries. */
    public GlossariesApi glossaries() {
        return glossaries;
    }

    /** Monitors. */
    public MonitorsApi monitors() {
        return monitors;
    }

    /** Registrability reports. */
    public ReportsApi reports() {
        return reports;
    }

    /** Cases: drafts, orders, documents and deadlines. */
    public CasesApi cases() {
        return cases;
    }

    /** The portfolio: rights that are looked after. */
    public PortfolioApi portfolio() {
        return portfolio;
    }

    /** Last days of the rights of the portfolio. */
    public DeadlinesApi deadlines() {
        return deadlines;
    }

    /** Annuities of patents: what they cost, decisions and orders. */
    public AnnuitiesApi annuities() {
        return annuities;
    }

    /** Jobs. */
    public Jobs jobs() {
        return jobs;
    }

    /** Usage. */
    public UsageApi usage() {
        return usage;
    }

    /** Webhooks. */
    public WebhooksApi webhooks() {
        return webhooks;
    }

    /** Options of a client. */
    public static final class Builder {
        private final String baseUrl;
        private final String requestKey;
        private String merchantId;
        private String language;
        private Duration timeout = Duration.ofMinutes(1);
        private int maxRetries = 3;
        private Duration retryDelay = Duration.ofMillis(500);
        private Duration maxRetryDelay = Duration.ofMinutes(1);

        private Builder(String baseUrl, String requestKey) {
            String scheme = URI.create(baseUrl).getScheme();
            if (!"https".equals(scheme) && !"http".equals(scheme)) {
                throw new MarkwrightException("The address begins with https://.");
            }
            if (requestKey == null || requestKey.isEmpty()) {
                throw new MarkwrightException("The client needs a request key.");
            }
            this.baseUrl = baseUrl.replaceAll("/+$", "");
            this.requestKey = requestKey;
        }

        private Builder(Builder other) {
            this.baseUrl = other.baseUrl;
            this.requestKey = other.requestKey;
            this.merchantId = other.merchantId;
            this.language = other.language;
            this.timeout = other.timeout;
            this.maxRetries = other.maxRetries;
            this.retryDelay = other.retryDelay;
            this.maxRetryDelay = other.maxRetryDelay;
        }

        /** Of the member card. Calls are signed where it is given, otherwise the key is sent as a bearer token. */
        public Builder merchantId(String value) {
            this.merchantId = value;
            return this;
        }

        /** Language of texts for people: {@code zh} or {@code en}. */
        public Builder language(String value) {
            this.language = value;
            return this;
        }

        /** For one attempt; a minute by default. */
        public Builder timeout(Duration value) {
            this.timeout = value;
            return this;
        }

        /** Attempts after the first, where the API is busy or not reached; three by default. */
        public Builder maxRetries(int value) {
            this.maxRetries = value;
            return this;
        }

        /** Before the first repetition, doubled each time; half a second by default. */
        public Builder retryDelay(Duration value) {
            this.retryDelay = value;
            return this;
        }

        /** The longest wait before a repetition: a longer {@code Retry-After} is thrown. A minute by default. */
        public Builder maxRetryDelay(Duration value) {
            this.maxRetryDelay = value;
            return this;
        }

        /** What was set, or the default. */
        public String baseUrl() {
            return baseUrl;
        }

        /** What was set, or the default. */
        public String requestKey() {
            return requestKey;
        }

        /** What was set, or the default. */
        public String merchantId() {
            return merchantId;
        }

        /** What was set, or the default. */
        public String language() {
            return language;
        }

        /** What was set, or the default. */
        public Duration timeout() {
            return timeout;
        }

        /** What was set, or the default. */
        public int maxRetries() {
            return maxRetries;
        }

        /** What was set, or the default. */
        public Duration retryDelay() {
            return retryDelay;
        }

        /** What was set, or the default. */
        public Duration maxRetryDelay() {
            return maxRetryDelay;
        }

        /** The client. */
        public Markwright build() {
            return new Markwright(new Builder(this));
        }
    }
}
