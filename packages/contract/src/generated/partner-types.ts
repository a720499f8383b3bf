// Generated from openapi/ by `npm run gen`. Do not edit.
export interface paths {
    "/annuities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Annuities of patents, with what they cost if they are paid today */
        get: operations["listAnnuities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/annuities/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep or drop annuities or renewals
         * @description Nothing is due any more from an annuity on that is dropped. Each that cannot be decided is in `refused`: one that the
         *     account does not see, that it may only read (`reason` 61007), or that is being paid or is done (61012).
         */
        post: operations["decideAnnuities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/annuities/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the payment of annuities
         * @description All of them or none, in one order that is paid on the site. `total` is what was quoted: `reason` 60202 where the price is
         *     another one, 61020 where one of them cannot be ordered, 404 where the account does not see one of them or may only read
         *     it. `agree` confirms the terms of service.
         */
        post: operations["orderAnnuities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/annuities/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What annuities cost together if they are ordered today
         * @description Those that cannot be ordered are in `refused`, `reason` 61020 where one is ordered, done or has no price.
         */
        post: operations["quoteAnnuities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a draft
         * @description What is no part of the matter is left out. Where the content names no applicant or contact, the certified company and
         *     the default contact of the account are filled in.
         */
        post: operations["createCaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A draft */
        get: operations["getCaseDraft"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["deleteCaseDraft"];
        options?: never;
        head?: never;
        /**
         * Save a draft
         * @description The content replaces that of the draft. Status 409 where it has another version than the one that is sent.
         */
        patch: operations["saveCaseDraft"];
        trace?: never;
    };
    "/case-drafts/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check and price a draft */
        get: operations["checkCaseDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-drafts/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a draft
         * @description The draft becomes a case, or one for each class of a registration in mainland China, in one order that is paid on the
         *     site. `version` and `total` are those that were checked: 409 where the draft is another, `reason` 60202 where the
         *     price is, 60112 where something is missing, 60201 where a mark is being renewed already. `agree` confirms the terms of
         *     service.
         */
        post: operations["orderCaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a case
         * @description `mark`: the image of a mark that is to be registered, JPG or PNG below 2 MB of at least 400 by 400 pixels, whose id
         *     stands in the content. `document`: PDF or an image, whose id is then sent to `addCaseDocument`.
         */
        post: operations["uploadCaseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/case-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matters that can be ordered
         * @description With the fields of their contents and the documents that they need. Matters that staff quote are ordered on the site;
         *     calls for their drafts are refused with `reason` 60150.
         */
        get: operations["listCaseTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to a case
         * @description While the case is prepared. The same file is added once.
         */
        post: operations["addCaseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a case for filing
         * @description Once all documents are there; `reason` 60116 where some are missing.
         */
        post: operations["submitCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/baidu/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate by the form of Baidu's general translation
         * @description For programs that speak this form: `sign` is the MD5 in hexadecimal digits of merchant ID, `q`, `salt` and request key
         *     joined. Languages are `zh`, `en`, `jp` and `auto`. Failures come with status 200 as `error_code` and `error_msg`.
         */
        post: operations["translateAsBaidu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Last days of the rights of the portfolio
         * @description Those that have passed and are not done are among them.
         */
        get: operations["listDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deadlines/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a last day as done, or as not done
         * @description The next annuity of a patent follows one that is done. Status 409 with `reason` 61001 where it has another version than
         *     the one that is sent, 403 with `reason` 61007 where the account may only read it, `reason` 61012 while it is being paid.
         */
        post: operations["setDeadlineDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Translate a document
         * @description txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The work goes on in the background.
         */
        post: operations["translateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /** Delete a document and its translation */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The translated document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Glossaries */
        get: operations["listGlossaries"];
        put?: never;
        /** Create a glossary */
        post: operations["createGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glossaries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A glossary */
        get: operations["getGlossary"];
        put?: never;
        post?: never;
        /** Delete a glossary */
        delete: operations["deleteGlossary"];
        options?: never;
        head?: never;
        /** Rename a glossary */
        patch: operations["renameGlossary"];
        trace?: never;
    };
    "/glossaries/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of a glossary */
        get: operations["listGlossaryEntries"];
        put?: never;
        /** Add an entry */
        post: operations["addGlossaryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/glossaries/{id}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an entry */
        delete: operations["deleteGlossaryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of a job
         * @description Of a product that the key is for.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Cancel a job */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Monitors */
        get: operations["listMonitors"];
        put?: never;
        /** Watch something in the registers */
        post: operations["createMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A monitor */
        get: operations["getMonitor"];
        put?: never;
        post?: never;
        /** Delete a monitor and its hits */
        delete: operations["deleteMonitor"];
        options?: never;
        head?: never;
        /** Pause or resume a monitor */
        patch: operations["setMonitorState"];
        trace?: never;
    };
    "/monitors/{id}/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a monitor has found */
        get: operations["listMonitorHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes, similar groups and items of goods and services
         * @description Without `class` and `keyword` the 45 classes alone.
         */
        get: operations["listNiceClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of a list of numbers */
        get: operations["getPatentBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent-batches/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of a list of numbers */
        get: operations["listPatentBatchRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A publication */
        get: operations["getPatent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims by language */
        get: operations["listPatentClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}/description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Description by language */
        get: operations["listPatentParagraphs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publications of the family */
        get: operations["listPatentFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Legal events */
        get: operations["listPatentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/{pubNo}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most similar publications of other families */
        get: operations["listSimilarPatents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up to 2,000 numbers up
         * @description 500 numbers at once; more in the background, where `jobId` leads to the progress.
         */
        post: operations["startPatentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patents/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search patents
         * @description By a description of what is sought (`text`), by a publication (`similarTo`), by words (`keyword`), by an expression
         *     (`expression`) or by fields. What stands beside a description or a publication restricts what is similar to it.
         */
        post: operations["searchPatents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rights of the portfolio
         * @description Those of the account, and those of clients that others share with it.
         */
        get: operations["listPortfolio"];
        put?: never;
        /**
         * Add a right
         * @description By its number: where a register of the site has exactly one application of that number, what is left out is taken from
         *     it. Without one a title is needed (400, `errors` names `title`). With `clientId` the right belongs to the account of that
         *     client. `reason` 61010 where the portfolio has it, 61011 where it is full, 61014 where the client, applicant or agent is
         *     of another account. Status 403 with `reason` 61007 for a client that the account may only read.
         */
        post: operations["createPortfolioItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients whose rights are looked after
         * @description Those of the account, and those that others share with it.
         */
        get: operations["listPortfolioClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A right */
        get: operations["getPortfolioItem"];
        put?: never;
        post?: never;
        /**
         * Remove a right
         * @description With its last days; `reason` 61012 while a fee of it is being paid.
         */
        delete: operations["deletePortfolioItem"];
        options?: never;
        head?: never;
        /**
         * Change a right
         * @description What is left out stays as it is; null, or its name in `clear`, empties a field. Last days are computed anew. Status 409 with `reason` 61001 where
         *     it has another version than the one that is sent, 403 with `reason` 61007 where the account may only read it. Its client
         *     is changed by the owner alone.
         */
        patch: operations["updatePortfolioItem"];
        trace?: never;
    };
    "/portfolio/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a field in which the register says something else
         * @description `take` the value of the register, or `keep` one's own until the register changes it again. `reason` 61013 where the
         *     register states nothing for the field.
         */
        post: operations["settlePortfolioDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registrability reports */
        get: operations["listReports"];
        put?: never;
        /**
         * Order a registrability report
         * @description Uses one report of the plan. An expert approves it before it is delivered.
         */
        post: operations["orderReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of a report */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report as PDF */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of a list */
        get: operations["getTrademarkBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark-batches/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of a list */
        get: operations["listTrademarkBatchRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademarks/{country}/{appNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of an application
         * @description An application in several classes can have a record for each of them. Where no application of the office has the
         *     number, the records that have it as the number of a registration or of an international registration.
         */
        get: operations["getTrademark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademarks/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for up to 2,000 names or numbers
         * @description The work goes on in the background; `jobId` leads to its progress.
         */
        post: operations["startTrademarkBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademarks/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare two to five records */
        post: operations["compareTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademarks/image-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search trademarks by an image */
        post: operations["searchTrademarksByImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademarks/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search trademarks
         * @description Exactly one of `text`, `applicationNumbers`, `registrationNumbers`, `applicant`, `address`, `agent`, `goods` and
         *     `viennaCodes`; everything else narrows it.
         */
        post: operations["searchTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate texts
         * @description Up to 50 texts of 3,000 characters each in one call. From Chinese into English or Japanese, and from these into
         *     Chinese. All texts are counted together, or none. A text that is in the target language already, is empty or has
         *     nothing to translate, as numbers, signs, codes and addresses, comes back unchanged and counts nothing.
         */
        post: operations["translateTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was used
         * @description By day, key and product; and what is left of the plan. A live key reads the usage of live keys, a test key that of test
         *     keys, which use nothing of the plan and have no allowances.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vienna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figurative elements */
        get: operations["listViennaElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks
         * @description Those of live keys or, with a test key, those of test keys.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description The secret is shown in this answer only. Live keys share the live webhooks of an account, test keys its test webhooks,
         *     which get test events only.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Change, pause or resume a webhook */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery log */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event once more
         * @description With the same `webhook-id`.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret
         * @description For 24 hours calls carry two signatures, by the new secret and by the old one.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Calls the address at once with an event `webhook.test`. Ten in ten minutes at most.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "case.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A case has another state.
         * @description With the headers of every event.
         */
        post: operations["receiveCaseChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last day of a period in a case is near, or has passed.
         * @description With the headers of every event.
         */
        post: operations["receiveCaseDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document of the office was recorded in a case.
         * @description With the headers of every event.
         */
        post: operations["receiveCaseLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff have written about a case.
         * @description With the headers of every event.
         */
        post: operations["receiveCaseMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deadline.due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Last days of hosted rights have come near or have passed, or marks of a monitor are to be renewed.
         * @description With the headers of every event. What is sent as renewal.due comes here too, with the same id.
         */
        post: operations["receiveDeadlineDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event
         * @description Signed by Standard Webhooks: `webhook-signature` has one or two entries `v1,` followed by the HMAC-SHA256 in base64 of
         *     `webhook-id`, `webhook-timestamp` and the body, joined by full stops, under what follows `whsec_` in base64. Every
         *     answer other than 2xx is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours. An address
         *     that answers 410, or fails for five days, is paused.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has ended well.
         * @description With the headers of every event.
         */
        post: operations["receiveJobCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has failed.
         * @description With the headers of every event.
         */
        post: operations["receiveJobFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "monitor.hit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A monitor found marks.
         * @description With the headers of every event.
         */
        post: operations["receiveMonitorHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid.
         * @description With the headers of every event.
         */
        post: operations["receiveOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "renewal.due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks of a monitor are to be renewed.
         * @description With the headers of every event.
         */
        post: operations["receiveRenewalDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report is ready to be downloaded.
         * @description With the headers of every event.
         */
        post: operations["receiveReportReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "translation.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was translated.
         * @description With the headers of every event.
         */
        post: operations["receiveTranslationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A part of an image, as shares of its sides. */
        Area: {
            height: number;
            width: number;
            x: number;
            y: number;
        };
        BulkCounts: {
            /** @description Rows that cannot be looked for. */
            bad: number;
            /** @description The very name, or the number. */
            found: number;
            /** @description Similar names only. */
            near: number;
            none: number;
        };
        BulkHit: {
            appNo: string;
            country: string;
            id: string;
            /** @enum {string|null} */
            level: "identical" | "high" | "middle" | "low" | null;
            name: string | null;
            score: number | null;
            status: number;
            statusText: string;
        };
        /** @enum {string} */
        BulkOutcome: "found" | "near" | "none" | "bad";
        BulkRow: {
            /** @description The nearest, at most three. */
            best: components["schemas"]["BulkHit"][];
            hits: number | null;
            input: string;
            /** @description As in the list, from 1. */
            ordinal: number;
            /** @description Null until it has been looked for. */
            outcome: components["schemas"]["BulkOutcome"] | null;
            /** @description Why it is bad, or as what a name with special characters was searched; in the language of the caller. */
            reason: string | null;
        };
        CaseChangedData: {
            /** Format: uuid */
            caseId: string;
            /** @example C202611300001 */
            caseNo: string;
            /**
             * @description What was done.
             * @example file
             */
            event: string;
            /**
             * @description As of `getCase`.
             * @example filed
             */
            state: string;
        };
        /** @description A case has another state. */
        CaseChangedEvent: {
            data: components["schemas"]["CaseChangedData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "case.changed";
        };
        /**
         * @description Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list of
         *     `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`, `figure` or `both`
         *     and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo, group, cn, en }`; priorities a
         *     list of `{ country, date, number }`; a party is `{ type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn }`,
         *     parties a list of them; a contact is `{ name, phone, email, postcode }`.
         */
        CaseContent: {
            [key: string]: unknown;
        };
        CaseDueData: {
            /** Format: uuid */
            caseId: string;
            caseNo: string;
            /** @description Negative once the last day has passed. */
            daysLeft: number;
            /** Format: date */
            dueOn: string;
        };
        /** @description The last day of a period in a case is near, or has passed. */
        CaseDueEvent: {
            data: components["schemas"]["CaseDueData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "case.due";
        };
        CaseLetterData: {
            /** Format: uuid */
            caseId: string;
            caseNo: string;
            /** Format: date */
            datedOn: string;
            /**
             * Format: date
             * @description The earliest last day of the periods that it begins.
             */
            dueOn: string | null;
            /** @example refusal */
            kind: string;
        };
        /** @description A document of the office was recorded in a case. */
        CaseLetterEvent: {
            data: components["schemas"]["CaseLetterData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "case.letter";
        };
        CaseMessageData: {
            /** Format: uuid */
            caseId: string;
            caseNo: string;
            text: string;
        };
        /** @description Staff have written about a case. */
        CaseMessageEvent: {
            data: components["schemas"]["CaseMessageData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "case.message";
        };
        /**
         * @description Nice classes; none means all 45.
         * @default []
         */
        Classes: number[];
        ComparedPair: {
            /** @description Id of a record, or `query`. */
            a: string;
            /** @description Id of the other. */
            b: string;
            /** @description The name of the first that was compared. */
            nameA: string | null;
            /** @description The name of the other that was compared. */
            nameB: string | null;
            /**
             * @description Spans of the first lie in the field `query`, those of the other in `name`. Null where the names are not even
             *     remotely near, or where one of the records has none.
             */
            similarity: components["schemas"]["Similarity"] | null;
        };
        Comparison: {
            engineVersion: string;
            goodsOverlap: components["schemas"]["SharedClass"][];
            marks: components["schemas"]["TrademarkDetail"][];
            matrix: components["schemas"]["ComparedPair"][];
            /** @description What was searched for, where that is compared; in the pairs and the goods its id is `query`. */
            sought?: {
                /** @description None means all 45. */
                classes: number[];
                name: string | null;
                queryImage?: components["schemas"]["QueryImage"];
                similarGroups: string[];
            };
        };
        /**
         * @description Offices by ISO codes, with EU, BX and WO.
         * @default [
         *       "CN"
         *     ]
         */
        Countries: string[];
        /** @description The part of the image that is searched with, as shares of its sides. */
        Crop: {
            height: number;
            width: number;
            x: number;
            y: number;
        };
        /**
         * Format: date
         * @example 2026-11-21
         */
        Day: string;
        /**
         * @description First and last day, both included.
         * @example [
         *       "2025-01-01",
         *       "2025-12-31"
         *     ]
         */
        DayRange: string[];
        /** @description First and last day, both included; one that is absent is open. */
        Days: {
            from?: string;
            to?: string;
        };
        /** @description Last days of hosted rights are in `deadlines`; what a monitor found is in `hits`, with its id and name. */
        DeadlineDueData: {
            /** @description The first 100. */
            deadlines?: components["schemas"]["HostedDeadline"][];
            hits?: components["schemas"]["MonitorEventHit"][];
            /** Format: uuid */
            monitorId?: string;
            monitorName?: string;
            total: number;
        };
        /** @description Last days of hosted rights have come near or have passed, or marks of a monitor are to be renewed. */
        DeadlineDueEvent: {
            data: components["schemas"]["DeadlineDueData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "deadline.due";
        };
        GoodsItem: {
            /**
             * @example 030012
             * @example C030001
             */
            basicNo: string | null;
            cn: string;
            /** @description Several wordings are separated by a slash. */
            en: string | null;
            /** @description The same in every edition in which the item keeps its group and wording. */
            id: string;
            /** @description True for an item of the Chinese table that WIPO's list does not have. */
            nonStandard: boolean;
            /** @description Label of the part of the group; parts need not be similar. */
            part: string | null;
            /** @description The asterisk of the list; the item may belong to other classes too. */
            severalClasses: boolean;
        };
        HostedDeadline: {
            /** @description Days until the last day; negative once it has passed. */
            daysLeft: number;
            /** Format: uuid */
            deadlineId: string;
            /** Format: date */
            dueOn: string;
            /** Format: date */
            graceEnd: string | null;
            /** Format: uuid */
            itemId: string;
            /** @enum {string} */
            kind: "renewal" | "declaration" | "annuity" | "priority" | "entry" | "expiry" | "own";
            /** @description In the language of the account. */
            name: string;
            number: string;
            office: string;
            /** @enum {string} */
            state: "due" | "grace" | "missed" | "lapsed";
            title: string;
        };
        JobCompletedData: {
            /** Format: uuid */
            jobId: string;
            /** @example run-bulk-query */
            type: string;
        };
        /** @description A job has ended well. */
        JobCompletedEvent: {
            data: components["schemas"]["JobCompletedData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "job.completed";
        };
        JobFailedData: {
            error?: {
                en: string;
                /** @description Names the reason and does not change. */
                id: string;
                zh: string;
            };
            /** Format: uuid */
            jobId: string;
            /** @example run-bulk-query */
            type: string;
        };
        /** @description A job has failed. */
        JobFailedEvent: {
            data: components["schemas"]["JobFailedData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "job.failed";
        };
        /**
         * @description A last day by the law of an office, with the rule, the source and the calculation. All days are part of their period;
         *     the last ones are moved where the office is closed.
         */
        LegalDeadline: {
            /** @description Days by other readings of the law; null where a day does not differ. */
            alternatives: {
                graceEnd: components["schemas"]["NullableDay"];
                lastDay: components["schemas"]["NullableDay"];
                opens: components["schemas"]["NullableDay"];
                text: string;
            }[];
            /** @description A sentence for each step. */
            calculation: string[];
            /** @description False where the days off of a year that matters are not published or not part of this product. */
            calendarKnown: boolean;
            calendarNote: string | null;
            /** @description Later last days that may be requested. */
            extensions: {
                name: string;
                until: components["schemas"]["Day"];
            }[];
            graceEnd: components["schemas"]["NullableDay"];
            lastDay: components["schemas"]["Day"];
            /** @description The provision; null where the operator has set the period. */
            law: string | null;
            name: string;
            /** @description Which reading of the law is taken where there are several. */
            note: string | null;
            opens: components["schemas"]["NullableDay"];
            /** @example CN-TM-RENEW */
            ruleId: string;
            /** @description Where the rule was read, and how far it was verified. */
            source: string | null;
            /**
             * @description Today in Asia/Shanghai: `missed` after a last day without a grace period, `lapsed` after the grace period.
             * @enum {string}
             */
            state: "not-open" | "open" | "grace" | "missed" | "lapsed";
            /** @description What the grace period costs. */
            surcharge: string | null;
        };
        MonitorEventHit: {
            appNo: string;
            /** @example CN */
            country: string;
            /** Format: date */
            deadline: string | null;
            /** Format: uuid */
            hitId: string;
            /** @example new */
            kind: string;
            markId: string;
            name: string | null;
            score: number | null;
        };
        /** @enum {string} */
        MonitorEventKind: "new" | "published" | "registered" | "status" | "owner" | "renewal" | "grace";
        /** @description A monitor found marks. */
        MonitorHitEvent: {
            data: components["schemas"]["MonitorHitsData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "monitor.hit";
        };
        MonitorHitsData: {
            hits: components["schemas"]["MonitorEventHit"][];
            /** Format: uuid */
            monitorId: string;
            monitorName: string;
            /** @description Of the digest; `hits` may be fewer. */
            total: number;
        };
        NamedPatentSymbol: {
            code: string;
            /** @description In the language of the caller. */
            name: string | null;
        };
        /** @description Where the next page begins; null after the last. */
        NextCursor: string | null;
        NiceClass: {
            /** @description What the class covers, in Chinese. */
            desc: string;
            descEn: string;
            /** @description Where a class or a keyword was requested. */
            groups?: components["schemas"]["NiceGroup"][];
            /** @description As the imported table words it. */
            heading?: components["schemas"]["NullableWording"];
            /** @enum {string} */
            kind: "goods" | "services";
            nameCn: string;
            nameEn: string;
            no: number;
            /** @description The explanatory note of the imported table. */
            note?: components["schemas"]["NullableWording"];
        };
        NiceGroup: {
            /** @example 0301 */
            code: string;
            items: components["schemas"]["GoodsItem"][];
            name: string;
            nameEn: string | null;
        };
        /** Format: date */
        NullableDate: string | null;
        /** Format: date */
        NullableDay: string | null;
        /** Format: date-time */
        NullableTimestamp: string | null;
        NullableWording: {
            en: string | null;
            zh: string | null;
        };
        Numbers: string[];
        OrderPaidData: {
            /**
             * @description Yuan with two decimals.
             * @example 199.00
             */
            amount: string;
            /** @example CNY */
            currency: string;
            /** Format: uuid */
            orderId: string;
            orderNo: string;
        };
        /** @description An order was paid. */
        OrderPaidEvent: {
            data: components["schemas"]["OrderPaidData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "order.paid";
        };
        PartnerAnnuity: {
            deadline: components["schemas"]["PartnerDeadline"];
            /** @description Null once it is ordered or done. */
            fee: components["schemas"]["PartnerAnnuityFee"] | null;
            registrationNumber: string | null;
            stage: components["schemas"]["PartnerAnnuityStage"];
        };
        /** @description What the office and the site charge if it is paid today. An amount that is not known is null. */
        PartnerAnnuityFee: {
            /**
             * @description Of `serviceFee` and `total`.
             * @example CNY
             */
            currency: string;
            /** @description What a unit of the currency is worth in CNY; null for CNY. */
            exchangeRate: string | null;
            /**
             * @description Why it is not known: no fee of the office for that day, the number of claims, what a late payment adds, an exchange
             *     rate or a price of the service is missing, or it can no longer be paid (`lapsed`).
             * @enum {string|null}
             */
            gap: "fee" | "claims" | "surcharge" | "lapsed" | "rate" | "service" | null;
            known: boolean;
            /** @description What the official fee is made of. */
            lines: components["schemas"]["PartnerAnnuityFeeLine"][];
            /** @example CNY */
            officialCurrency: string | null;
            /** @description In the currency of the office, surcharge included. */
            officialFee: string | null;
            officialFeeCny: string | null;
            /** @description VAT included. */
            serviceFee: string | null;
            /** @description The official fee in CNY and the service fee. */
            total: string | null;
        };
        PartnerAnnuityFeeLine: {
            /** @description In the currency of the office. */
            amount: string;
            /** @enum {string} */
            kind: "annuity" | "claims" | "surcharge";
            name: string;
            /** @description Where the amount was read. */
            source: string;
            /** Format: date */
            validFrom: string;
        };
        /**
         * @description `open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff, `instructed` the payer was
         *     instructed, `done` paid at the office or marked as done.
         * @enum {string}
         */
        PartnerAnnuityStage: "open" | "ordered" | "paid" | "instructed" | "done";
        PartnerCase: {
            /** @example C202611300001 */
            caseNo: string;
            content: components["schemas"]["CaseContent"];
            createdAt: components["schemas"]["Timestamp"];
            deadlines: {
                /** @description How the day follows. */
                calculation: string[];
                done: boolean;
                /** Format: date */
                dueOn: string;
                /** @description The provision. */
                law: string | null;
                name: string;
                /** @example CN-TM-COURT */
                ruleId: string;
            }[];
            documents: {
                createdAt: components["schemas"]["Timestamp"];
                /** Format: uuid */
                id: string;
                kind: string;
                name: string;
            }[];
            /**
             * Format: date
             * @description When its window opens.
             */
            fileFrom: string | null;
            /** Format: uuid */
            id: string;
            /** @description Documents of the office, the latest first. */
            letters: {
                /** Format: date */
                datedOn: string;
                /** Format: uuid */
                id: string;
                kind: string;
            }[];
            /** @description Kinds that are required and not there. */
            missingDocuments: string[];
            /** Format: date */
            nextDeadline: string | null;
            officeNumber: string | null;
            /** Format: uuid */
            orderId: string;
            /** @enum {string} */
            payment: "unpaid" | "inReview" | "onCredit" | "paid" | "refunding" | "refunded" | "closed";
            productType: number;
            /** @enum {string} */
            state: "preparing" | "scheduled" | "ready" | "filed" | "accepted" | "completed" | "refused" | "withdrawn";
            /** @description Numbers and names of its marks. */
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        PartnerCaseDraft: {
            content: components["schemas"]["CaseContent"];
            createdAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            productType: number;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        PartnerCaseHead: {
            /** @example C202611300001 */
            caseNo: string;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date
             * @description When its window opens.
             */
            fileFrom: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date */
            nextDeadline: string | null;
            officeNumber: string | null;
            /** @enum {string} */
            payment: "unpaid" | "inReview" | "onCredit" | "paid" | "refunding" | "refunded" | "closed";
            productType: number;
            /** @enum {string} */
            state: "preparing" | "scheduled" | "ready" | "filed" | "accepted" | "completed" | "refused" | "withdrawn";
            /** @description Numbers and names of its marks. */
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        PartnerCasePrice: {
            /** @example CNY */
            currency: string;
            officialFee: string;
            /** @example 600.00 */
            serviceFee: string;
            total: string;
        };
        PartnerCaseType: {
            documents: {
                isOptional: boolean;
                kind: string;
                label: string;
            }[];
            fields: {
                /** @description Where it applies: some depend on the value of another field. */
                isOptional: boolean;
                label: string;
                name: string;
                /** @description Values of a choice. */
                options: string[];
                /** @example party */
                type: string;
            }[];
            /** @description Whether it has a price. */
            isSold: boolean;
            name: string;
            productType: number;
        };
        PartnerDeadline: {
            /** Format: uuid */
            clientId: string | null;
            clientName: string | null;
            decision: components["schemas"]["PartnerDecision"];
            doneOn: components["schemas"]["NullableDate"];
            /** Format: date */
            dueOn: string;
            /**
             * Format: date
             * @description The last day of the grace period; null where there is none.
             */
            graceEnd: string | null;
            /**
             * Format: uuid
             * @description The `deadlineId` of the event `deadline.due`.
             */
            id: string;
            /**
             * Format: uuid
             * @description The right of the portfolio.
             */
            itemId: string;
            itemKind: components["schemas"]["PartnerPortfolioKind"];
            kind: components["schemas"]["PartnerDeadlineKind"];
            /** @description Provision, source and calculation; null of an own last day, and of an expiry of which no rule is known. */
            law: components["schemas"]["LegalDeadline"] | null;
            name: string;
            note: string | null;
            /** @description Of the right. */
            number: string;
            /** @description WIPO ST.3 code. */
            office: string;
            opensOn: components["schemas"]["NullableDate"];
            /** @description The order by which it is paid. */
            orderNo: string | null;
            role: components["schemas"]["PartnerHostingRole"];
            state: components["schemas"]["PartnerDeadlineState"];
            /** @description Of the right. */
            title: string;
            version: number;
            /** @description Patent year of an annuity. */
            year: number | null;
        };
        /** @description Last days that are not known. A program must not read their absence as "nothing is due". */
        PartnerDeadlineGap: {
            /**
             * @description `office`: there are no rules of this office. Otherwise the day that is missing, of filing, grant or expiry.
             * @enum {string}
             */
            gap: "office" | "filedOn" | "grantedOn" | "expiresOn";
            /** @enum {string} */
            kind: "renewal" | "annuity";
            /** @description Years of annuities that fell due before the grant. */
            years: number[];
        };
        /** @description Of last days. */
        PartnerDeadlineIds: string[];
        /** @enum {string} */
        PartnerDeadlineKind: "renewal" | "declaration" | "annuity" | "priority" | "entry" | "expiry" | "own";
        /**
         * @description Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period.
         * @enum {string}
         */
        PartnerDeadlineState: "not-open" | "open" | "grace" | "missed" | "lapsed";
        /**
         * @description `asked`: somebody was sent a link to decide.
         * @enum {string}
         */
        PartnerDecision: "undecided" | "keep" | "drop" | "asked";
        PartnerDocument: {
            characters: number;
            createdAt: components["schemas"]["Timestamp"];
            error: string | null;
            expiresAt: components["schemas"]["Timestamp"];
            fileName: string;
            finishedAt: components["schemas"]["NullableTimestamp"];
            /** @example docx */
            format: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string | null;
            outputs: components["schemas"]["TranslationOutput"][];
            /** @description Percent. */
            progress: number;
            source: components["schemas"]["TranslationLanguage"] | null;
            status: components["schemas"]["TranslationDocumentStatus"];
            target: components["schemas"]["TranslationLanguage"] | null;
            words: number;
        };
        /**
         * @description Who pays a part of the official fees, 85 or 70 per cent less in China, small and micro entities in the United States.
         * @enum {string}
         */
        PartnerFeeReduction: "cn85" | "cn70" | "usSmall" | "usMicro";
        PartnerGlossary: {
            /** @description Entries. */
            count: number;
            /** Format: uuid */
            id: string;
            /** @description False for one that another member shares. */
            isOwn: boolean;
            name: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        PartnerGlossaryEntry: {
            en: string | null;
            /** Format: uuid */
            id: string;
            ja: string | null;
            note: string;
            updatedAt: components["schemas"]["Timestamp"];
            zh: string | null;
        };
        /** @description Two languages at least. */
        PartnerGlossaryEntryDraft: {
            en?: string;
            ja?: string;
            note?: string;
            zh?: string;
        };
        /**
         * @description What the account may do with it; a reader changes nothing.
         * @enum {string}
         */
        PartnerHostingRole: "owner" | "editor" | "reader";
        PartnerJob: {
            createdAt: components["schemas"]["Timestamp"];
            /** @description Why it failed. */
            error: string | null;
            finishedAt: components["schemas"]["NullableTimestamp"];
            /** Format: uuid */
            id: string;
            /** @description Percent. */
            progress: number;
            startedAt: components["schemas"]["NullableTimestamp"];
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            /** @example run-bulk-query */
            type: string;
        };
        PartnerMonitor: {
            /** @description What is watched in words. */
            content: string;
            createdAt: components["schemas"]["Timestamp"];
            evaluatedAt: components["schemas"]["NullableTimestamp"];
            /** @enum {string} */
            frequency: "issue" | "daily" | "weekly";
            hitCount: number;
            /** Format: uuid */
            id: string;
            lastHitAt: components["schemas"]["NullableTimestamp"];
            name: string;
            /** @enum {string} */
            state: "active" | "paused";
            /** @example similar */
            type: string;
        };
        PartnerMonitorDraft: {
            /** @description Of the types applicant, competitor, notice and renewal. */
            applicant?: string;
            classes?: components["schemas"]["Classes"];
            /**
             * @description None means all.
             * @default []
             */
            countries: string[];
            /**
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /**
             * @description After every import, each day or each Monday.
             * @default daily
             * @enum {string}
             */
            frequency: "issue" | "daily" | "weekly";
            name: string;
            /** @description Of the types appNo and renewal. */
            numbers?: string[];
            /** @description A name; of the types similar and notice. */
            text?: string;
            type: components["schemas"]["PartnerMonitorType"];
            /**
             * @description Of an applicant.
             * @default false
             */
            wholeName: boolean;
        };
        PartnerMonitorHit: {
            /**
             * Format: date
             * @description Last day of an opposition, of a renewal or of its period of grace.
             */
            deadline: string | null;
            foundAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["MonitorEventKind"];
            mark: components["schemas"]["TrademarkHit"];
        };
        /** @enum {string} */
        PartnerMonitorType: "similar" | "applicant" | "competitor" | "appNo" | "notice" | "renewal";
        /** @description The earliest last day that is not done. */
        PartnerNextDeadline: {
            /** Format: date */
            dueOn: string;
            graceEnd: components["schemas"]["NullableDate"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PartnerDeadlineKind"];
            name: string;
            state: components["schemas"]["PartnerDeadlineState"];
        };
        PartnerPortfolioClient: {
            /** @description Last days within 90 days that are not done. */
            dueCount: number;
            /** Format: uuid */
            id: string;
            /** @description Rights. */
            itemCount: number;
            name: string;
            /** @description Who shares it; null for one's own. */
            ownerName: string | null;
            role: components["schemas"]["PartnerHostingRole"];
        };
        /** @description What only software copyrights and certificates have. */
        PartnerPortfolioDetails: {
            category?: string;
            issuer?: string;
            version?: string;
        };
        /** @enum {string} */
        PartnerPortfolioField: "title" | "registrationNumber" | "classes" | "patentKind" | "state" | "owner" | "agent" | "filedOn" | "registeredOn" | "expiresOn" | "priorityOn";
        PartnerPortfolioItem: {
            agent: string | null;
            /** Format: uuid */
            agentId: string | null;
            agentName: string | null;
            /** Format: uuid */
            applicantId: string | null;
            /**
             * Format: date-time
             * @description When the register changed; null once that was seen.
             */
            changedAt: string | null;
            /** @description What the register has changed last. */
            changes: {
                field: components["schemas"]["PartnerPortfolioField"];
                from: string | null;
                to: string | null;
            }[];
            claims: number | null;
            classes: number[];
            /** Format: uuid */
            clientId: string | null;
            clientName: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Also those that are done. */
            deadlines: components["schemas"]["PartnerDeadline"][];
            details: components["schemas"]["PartnerPortfolioDetails"];
            /** @description Fields in which the register says something else. */
            differences: components["schemas"]["PartnerPortfolioField"][];
            expiresOn: components["schemas"]["NullableDate"];
            feeReduction: components["schemas"]["PartnerFeeReduction"] | null;
            filedOn: components["schemas"]["NullableDate"];
            gaps: components["schemas"]["PartnerDeadlineGap"][];
            /** Format: uuid */
            id: string;
            /** @description Whether a register of the site has it. */
            inRegister: boolean;
            kind: components["schemas"]["PartnerPortfolioKind"];
            nextDeadline: components["schemas"]["PartnerNextDeadline"] | null;
            /** @description Null for a reader. */
            note: string | null;
            /** @description Of the application, or of the certificate. */
            number: string;
            /**
             * @description WIPO ST.3 code.
             * @example CN
             */
            office: string;
            owner: string | null;
            patentKind: components["schemas"]["PartnerPortfolioPatentKind"] | null;
            priorityOn: components["schemas"]["NullableDate"];
            register: components["schemas"]["PartnerPortfolioValues"] | null;
            registeredOn: components["schemas"]["NullableDate"];
            registrationNumber: string | null;
            role: components["schemas"]["PartnerHostingRole"];
            /**
             * @description How it came into the portfolio.
             * @enum {string}
             */
            source: "register" | "import" | "typed";
            state: components["schemas"]["PartnerPortfolioState"];
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        PartnerPortfolioItemDraft: {
            agent?: string | null;
            /** Format: uuid */
            agentId?: string | null;
            /** Format: uuid */
            applicantId?: string | null;
            /** @description Where fees count them. */
            claims?: number | null;
            /** @description Classes of Nice. */
            classes?: number[];
            /** Format: uuid */
            clientId?: string | null;
            details?: components["schemas"]["PartnerPortfolioDetails"];
            expiresOn?: components["schemas"]["NullableDate"];
            feeReduction?: components["schemas"]["PartnerFeeReduction"] | null;
            filedOn?: components["schemas"]["NullableDate"];
            kind: components["schemas"]["PartnerPortfolioKind"];
            note?: string | null;
            /** @description Of the application, the registration or the publication; of a certificate its own. */
            number: string;
            /**
             * @description WIPO ST.3 code.
             * @example CN
             */
            office: string;
            owner?: string | null;
            patentKind?: components["schemas"]["PartnerPortfolioPatentKind"] | null;
            priorityOn?: components["schemas"]["NullableDate"];
            /**
             * Format: date
             * @description Of the registration, of the grant of a patent, of the issue of a certificate.
             */
            registeredOn?: string | null;
            registrationNumber?: string | null;
            state?: components["schemas"]["PartnerPortfolioState"];
            title?: string | null;
        };
        PartnerPortfolioItemUpdate: {
            agent?: string | null;
            /** Format: uuid */
            agentId?: string | null;
            /** Format: uuid */
            applicantId?: string | null;
            /** @description Where fees count them. */
            claims?: number | null;
            /** @description Classes of Nice. */
            classes?: number[];
            /** @description Fields that are emptied; for programs that do not send null. */
            clear?: ("registrationNumber" | "classes" | "patentKind" | "owner" | "agent" | "filedOn" | "registeredOn" | "expiresOn" | "priorityOn" | "clientId" | "applicantId" | "agentId" | "claims" | "feeReduction" | "details" | "note")[];
            /** Format: uuid */
            clientId?: string | null;
            details?: components["schemas"]["PartnerPortfolioDetails"];
            expiresOn?: components["schemas"]["NullableDate"];
            feeReduction?: components["schemas"]["PartnerFeeReduction"] | null;
            filedOn?: components["schemas"]["NullableDate"];
            note?: string | null;
            /** @description Of the application, the registration or the publication; of a certificate its own. */
            number?: string;
            /**
             * @description WIPO ST.3 code.
             * @example CN
             */
            office?: string;
            owner?: string | null;
            patentKind?: components["schemas"]["PartnerPortfolioPatentKind"] | null;
            priorityOn?: components["schemas"]["NullableDate"];
            /**
             * Format: date
             * @description Of the registration, of the grant of a patent, of the issue of a certificate.
             */
            registeredOn?: string | null;
            registrationNumber?: string | null;
            state?: components["schemas"]["PartnerPortfolioState"];
            title?: string | null;
            version: number;
        };
        /** @enum {string} */
        PartnerPortfolioKind: "mark" | "patent" | "software" | "certificate";
        /** @enum {string} */
        PartnerPortfolioPatentKind: "patent" | "utility" | "design";
        PartnerPortfolioRow: {
            agent: string | null;
            /** Format: uuid */
            agentId: string | null;
            agentName: string | null;
            /** Format: uuid */
            applicantId: string | null;
            /**
             * Format: date-time
             * @description When the register changed; null once that was seen.
             */
            changedAt: string | null;
            classes: number[];
            /** Format: uuid */
            clientId: string | null;
            clientName: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Fields in which the register says something else. */
            differences: components["schemas"]["PartnerPortfolioField"][];
            expiresOn: components["schemas"]["NullableDate"];
            filedOn: components["schemas"]["NullableDate"];
            /** Format: uuid */
            id: string;
            /** @description Whether a register of the site has it. */
            inRegister: boolean;
            kind: components["schemas"]["PartnerPortfolioKind"];
            nextDeadline: components["schemas"]["PartnerNextDeadline"] | null;
            /** @description Of the application, or of the certificate. */
            number: string;
            /**
             * @description WIPO ST.3 code.
             * @example CN
             */
            office: string;
            owner: string | null;
            patentKind: components["schemas"]["PartnerPortfolioPatentKind"] | null;
            priorityOn: components["schemas"]["NullableDate"];
            registeredOn: components["schemas"]["NullableDate"];
            registrationNumber: string | null;
            role: components["schemas"]["PartnerHostingRole"];
            /**
             * @description How it came into the portfolio.
             * @enum {string}
             */
            source: "register" | "import" | "typed";
            state: components["schemas"]["PartnerPortfolioState"];
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        /**
         * @description Of what is `ended` nothing is due any more.
         * @enum {string}
         */
        PartnerPortfolioState: "pending" | "live" | "ended" | "unknown";
        /** @description What a register says of a right. */
        PartnerPortfolioValues: {
            agent: string | null;
            classes: number[];
            expiresOn: components["schemas"]["NullableDate"];
            filedOn: components["schemas"]["NullableDate"];
            owner: string | null;
            patentKind: components["schemas"]["PartnerPortfolioPatentKind"] | null;
            priorityOn: components["schemas"]["NullableDate"];
            registeredOn: components["schemas"]["NullableDate"];
            registrationNumber: string | null;
            state: components["schemas"]["PartnerPortfolioState"];
            title: string | null;
        };
        PartnerRefusedDeadline: {
            code: components["schemas"]["ProblemCode"];
            /** @description For people. */
            detail: string;
            /** Format: uuid */
            id: string;
            /** @description Number of the refusal. */
            reason: number | null;
            /** @description Of the right; null where the account does not see it. */
            title: string | null;
        };
        PartnerReport: {
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date
             * @description Due by the end of this day.
             */
            dueOn: string | null;
            /** @example R202611220001 */
            id: string;
            /** @enum {string} */
            status: "PENDING" | "READY" | "FAILED" | "REJECTED";
            text: string;
        };
        PartnerTranslation: {
            /** @description Which engines translated; none where the text is unchanged. */
            engines: string[];
            /** @description The built-in engine translated a part; somebody has to read it. */
            isDraft: boolean;
            /** @description The language of the text; where it has none, as a number, that of the target. */
            source: components["schemas"]["TranslationLanguage"];
            text: string;
        };
        PartnerUsage: {
            allowances: {
                /** @description Units of packages, which are used after those of the day. */
                extraLeft: number;
                perDay: number;
                resetAt: components["schemas"]["Timestamp"];
                /** @example search */
                service: string;
                usedToday: number;
            }[];
            days: {
                calls: number;
                /** Format: date */
                day: string;
                /** @description Of these, calls that were refused or failed. */
                failures: number;
                /** Format: uuid */
                keyId: string;
                keyName: string;
                /** @example trademarks */
                product: string;
                /** @description Words that were translated. */
                words: number;
            }[];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        Party: {
            address: string | null;
            addressEn: string | null;
            country: string | null;
            name: string;
            nameEn: string | null;
        };
        Patent: {
            abstracts: components["schemas"]["PatentText"][];
            agents: components["schemas"]["PatentParty"][];
            applicants: components["schemas"]["PatentParty"][];
            applyDate: string | null;
            appNo: string | null;
            assignees: components["schemas"]["PatentParty"][];
            citationCount: number;
            claimCount: number;
            country: string;
            cpcs: components["schemas"]["NamedPatentSymbol"][];
            demonstration: boolean;
            /** @description Contracting states of a regional application, codes of WIPO ST.3. */
            designatedStates: string[];
            drawingCount: number;
            eventCount: number;
            familyId: string | null;
            familySize: number;
            /** @description Of the first grant, also where this publication follows it, as a B2 of the EPO does. */
            grantDate: string | null;
            id: string;
            imageUrl: string | null;
            international: components["schemas"]["PatentInternational"] | null;
            inventors: components["schemas"]["PatentParty"][];
            ipcs: components["schemas"]["NamedPatentSymbol"][];
            kind: string | null;
            language: string | null;
            legalStatus: components["schemas"]["PatentLegalStatus"];
            paragraphCount: number;
            priorities: components["schemas"]["PatentPriority"][];
            priorityDate: string | null;
            pubDate: string | null;
            pubNo: string;
            related: components["schemas"]["PatentRelated"][];
            /** @description Latest day of a source's data. */
            sourceDate: string | null;
            titles: components["schemas"]["PatentText"][];
            type: components["schemas"]["PatentType"];
        };
        PatentBatch: {
            counts: components["schemas"]["PatentNumberCounts"];
            done: boolean;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null where it was done at once.
             */
            jobId: string | null;
            /** @description Publications that were found. */
            publications: number;
            total: number;
        };
        PatentClaim: {
            dependsOn: number[];
            formulas: components["schemas"]["PatentFormula"][];
            images: components["schemas"]["PatentTextImage"][];
            independent: boolean;
            no: number;
            text: string;
        };
        PatentClaimSet: {
            claims: components["schemas"]["PatentClaim"][];
            language: string;
        };
        PatentDescription: {
            language: string;
            paragraphs: components["schemas"]["PatentParagraph"][];
            signs: components["schemas"]["PatentSign"][];
        };
        PatentEvent: {
            code: string;
            country: string;
            effect: components["schemas"]["PatentLegalStatusCode"] | null;
            on: string | null;
            text: string | null;
        };
        /** @description A formula of a text, which has it in one line from `start` up to but not including `end`. */
        PatentFormula: {
            end: number;
            /** @description MathML Core, of known elements and attributes only. */
            mathml: string;
            /** @description In UTF-16 code units. */
            start: number;
        };
        PatentHit: {
            abstract: components["schemas"]["PatentSnippet"] | null;
            applicants: string[];
            applyDate: string | null;
            appNo: string | null;
            country: string;
            /** @description An invented record. */
            demonstration: boolean;
            familyId: string | null;
            /** @description Publications of the family that are loaded. */
            familySize: number;
            grantDate: string | null;
            id: string;
            imageUrl: string | null;
            inventors: string[];
            ipcMain: string | null;
            ipcs: string[];
            kind: string | null;
            legalStatus: components["schemas"]["PatentLegalStatus"];
            pubDate: string | null;
            pubNo: string;
            /** @description Relevance within this result, 0 to 100, not comparable between searches; null where hits are not ranked. */
            score: number | null;
            title: components["schemas"]["PatentSnippet"] | null;
            type: components["schemas"]["PatentType"];
            why: components["schemas"]["PatentReason"][];
        };
        /** @description The international application under the PCT. */
        PatentInternational: {
            applyDate: string | null;
            appNo: string | null;
            /** @description Of its publication here; null while it is not loaded. */
            id: string | null;
            pubDate: string | null;
            pubNo: string | null;
        };
        PatentLegalStatus: {
            asOf: string | null;
            code: components["schemas"]["PatentLegalStatusCode"];
            /** @description What the status rests on. */
            text: string | null;
        };
        /** @enum {string} */
        PatentLegalStatusCode: "valid" | "invalid" | "examining" | "unconfirmed";
        PatentMember: {
            applicants: string[];
            applyDate: string | null;
            country: string;
            id: string;
            isThis: boolean;
            kind: string | null;
            legalStatus: components["schemas"]["PatentLegalStatusCode"];
            pubDate: string | null;
            title: string | null;
        };
        /** @description Rows by their outcome. */
        PatentNumberCounts: {
            duplicate: number;
            invalid: number;
            matched: number;
            unmatched: number;
        };
        /** @enum {string} */
        PatentNumberOutcome: "matched" | "unmatched" | "duplicate" | "invalid";
        PatentNumberRow: {
            ids: string[];
            outcome: components["schemas"]["PatentNumberOutcome"];
            /** @description The number as it was understood. */
            readAs: string | null;
            /** @description In the language of the caller. */
            reason: string | null;
            /** @description As in the list, from 1. */
            row: number;
            value: string;
        };
        /**
         * @default auto
         * @enum {string}
         */
        PatentNumberType: "auto" | "appNo" | "pubNo";
        PatentPage: {
            data: components["schemas"]["PatentHit"][];
            families: number;
            /** @description These are the 1,000 most similar; there may be more. */
            isLimited: boolean;
            nextCursor: components["schemas"]["NextCursor"];
            total: number;
        };
        PatentParagraph: {
            formulas: components["schemas"]["PatentFormula"][];
            /** @description The number that the publication gives, otherwise its place, from 1. */
            id: string;
            images: components["schemas"]["PatentTextImage"][];
            /** @enum {string} */
            kind: "heading" | "paragraph";
            text: string;
        };
        PatentParty: {
            address: string | null;
            country: string | null;
            /** @description The same name in other scripts or spellings. */
            forms: string[];
            name: string;
        };
        PatentPriority: {
            country: string;
            number: string;
            on: string | null;
        };
        PatentReason: {
            /** @description Index of the claim or the paragraph, from 0. */
            at?: number | null;
            /** @enum {string} */
            field: "title" | "abstract" | "claims" | "description";
            /** @description Of the claim or the paragraph. */
            number: string | null;
            snippet: components["schemas"]["PatentSnippet"];
            /** @description What was sought there. */
            terms: string[];
            /** @description Share of what was matched, 0 to 1. */
            weight: number;
        };
        /** @description Another application of the same applicant that the publication names, such as the parent of a division. */
        PatentRelated: {
            applyDate: string | null;
            appNo: string | null;
            /** @description Of its publication here; null while it is not loaded. */
            id: string | null;
            pubNo: string | null;
            /** @enum {string} */
            relation: "division" | "continuation" | "continuation-in-part" | "addition" | "reissue" | "substitution" | "provisional";
            /**
             * @description What the other application is to this one.
             * @enum {string}
             */
            role: "parent" | "child";
        };
        PatentSearch: {
            agency?: string;
            applicant?: string;
            /** @description One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks. */
            applicationNumber?: string;
            /**
             * @default none
             * @enum {string}
             */
            collapse: "none" | "family";
            countries?: string[];
            cpc?: string;
            /** @description The `nextCursor` of the page before; everything else as before. */
            cursor?: string;
            expression?: string;
            filed?: components["schemas"]["Days"];
            inventor?: string;
            ipc?: string;
            /** @description Words, a number, a name or a classification symbol. */
            keyword?: string;
            /**
             * @default all
             * @enum {string}
             */
            legalStatus: "all" | "valid" | "invalid" | "examining" | "unconfirmed";
            /** @default 20 */
            limit: number;
            /** @description One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks. */
            publicationNumber?: string;
            published?: components["schemas"]["Days"];
            /** @description A publication number. */
            similarTo?: string;
            /**
             * @default relevance
             * @enum {string}
             */
            sort: "relevance" | "-pubDate" | "-applyDate" | "pubDate" | "applyDate";
            /** @description A description of what is sought. */
            text?: string;
            types?: components["schemas"]["PatentType"][];
            /** @description Words of title or abstract. */
            words?: string;
        };
        /** @description A reference sign of the drawings. */
        PatentSign: {
            /** @description Numbers of the figures whose description names it. */
            figures: string[];
            name: string;
            sign: string;
        };
        PatentSnippet: {
            /** @description It is a part of the whole. */
            isCut: boolean;
            language: string;
            /** @description What the search matched. */
            marks: components["schemas"]["PatentSpan"][];
            text: string;
        };
        /** @description Start and end in a text, in UTF-16 units. */
        PatentSpan: number[];
        PatentText: {
            language: string;
            text: string;
        };
        /** @description An image of a formula, a structure or the like, which the text names from `start` up to but not including `end`. */
        PatentTextImage: {
            end: number;
            height: number | null;
            /** @description In UTF-16 code units. */
            start: number;
            url: string;
            width: number | null;
        };
        /** @enum {string} */
        PatentType: "invention" | "utility" | "design" | "plant" | "other";
        Problem: {
            code: components["schemas"]["ProblemCode"];
            detail: string;
            /** @description What is wrong with the request. */
            errors: {
                code: string;
                message: string;
                /** @example body.classes */
                path: string;
            }[];
            /** @description Number of the refusal, where a rule of a service refused. */
            reason: number | null;
            status: number;
            title: string;
            traceId: string;
            /** @description Address of the page that explains the kind of the problem. */
            type: string;
        };
        /**
         * @description A program should treat a code that it does not know by the HTTP status. credentials_missing: none. credentials_malformed:
         *     they cannot be read. key_unknown, key_revoked, key_expired: of the request key. signature_invalid, timestamp_stale,
         *     nonce_replayed: of a signature. address_not_allowed: the key is not for this address. scope_missing: the key is not for
         *     this product. forbidden: the account may not do this with what it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a rule
         *     of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
         *     idempotency_key_reused: the key was used with another body.
         * @example signature_invalid
         * @enum {string}
         */
        ProblemCode: "invalid_request" | "unreadable" | "cursor_invalid" | "credentials_missing" | "credentials_malformed" | "key_unknown" | "key_revoked" | "key_expired" | "account_disabled" | "signature_invalid" | "timestamp_stale" | "nonce_replayed" | "address_not_allowed" | "scope_missing" | "forbidden" | "live_key_required" | "quota_exceeded" | "not_found" | "method_not_allowed" | "conflict" | "idempotency_in_progress" | "idempotency_key_reused" | "too_large" | "unsupported_media_type" | "rule_violated" | "rate_limited" | "internal" | "unavailable";
        /** @description The image that was searched with. */
        QueryImage: {
            crop: components["schemas"]["Crop"] | null;
            height: number;
            /** @description Id of the file. */
            imgFile: string;
            /** @description A small copy of the whole image, as a data URL. */
            preview: string;
            width: number;
        };
        /** @example CN_12345678_9 */
        RecordId: string;
        RegionMatch: {
            hitBox: components["schemas"]["Area"];
            queryBox: components["schemas"]["Area"];
            score: number;
        };
        /**
         * @description Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended
         *     (status 2 or 9), every value is empty.
         */
        Renewal: {
            oneYearBefore: string;
            sixMonthAfter: string;
            /** @enum {string} */
            status: "" | "预定续展" | "正常续展" | "宽展期续展" | "不可续展";
            today: string;
            validdate: string;
        };
        /** @description Marks of a monitor are to be renewed. */
        RenewalDueEvent: {
            data: components["schemas"]["MonitorHitsData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "renewal.due";
        };
        ReportReadyData: {
            /** @example R202611220001 */
            reportId: string;
            /** @description The name that was examined. */
            text: string;
        };
        /** @description A report is ready to be downloaded. */
        ReportReadyEvent: {
            data: components["schemas"]["ReportReadyData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "report.ready";
        };
        /** @description A class that at least two of the records have. */
        SharedClass: {
            class: number;
            /** @description Similar groups that at least two have, where the records name them. */
            groups: {
                group: string;
                ids: string[];
            }[];
            ids: string[];
            /** @description Goods and services that at least two name in the same words; the first 50. */
            items: {
                ids: string[];
                text: string;
            }[];
        };
        /**
         * @description Similar groups of the Chinese table of goods and services; a record has one of them at least.
         * @example [
         *       "0901",
         *       "4220"
         *     ]
         */
        SimilarGroups: string[];
        Similarity: {
            /** @description Each from 0 to 100 before weighting; absent where it says nothing about the pair. */
            components: {
                image?: number;
                phonetic?: number;
                semantic?: number;
                text?: number;
                visual?: number;
            };
            /**
             * @description none is below low.
             * @enum {string}
             */
            level: "identical" | "high" | "middle" | "low" | "none";
            reasons: {
                /** @example E2 */
                code: string;
                en: string;
                zh: string;
            }[];
            /** @description Of a search by image, which parts of the two images agree; the pair that decided comes first. */
            regions?: components["schemas"]["RegionMatch"][];
            /**
             * @description Id of the rule that decided.
             * @example C03
             */
            rule: string;
            score: number;
            spans: components["schemas"]["SimilaritySpan"][];
        };
        SimilaritySpan: {
            /** @description One past the last UTF-16 unit. */
            end: number;
            /** @enum {string} */
            field: "query" | "name" | "nameOther";
            /** @enum {string} */
            kind: "same" | "sound" | "shape" | "order" | "meaning" | "added";
            /** @description Spans of query and name that belong together carry the same number. */
            link: number;
            /** @description First UTF-16 unit. */
            start: number;
        };
        /** @description Codes of the status of a record, 1 to 12; those of a live application or registration by default. */
        Statuses: number[];
        /**
         * Format: date-time
         * @example 2026-11-21T01:30:00.000Z
         */
        Timestamp: string;
        TrademarkBatch: {
            counts: components["schemas"]["BulkCounts"];
            createdAt: components["schemas"]["Timestamp"];
            done: number;
            error: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            rowCount: number;
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            title: string;
        };
        TrademarkDetail: {
            /** @description The same for representatives. */
            agentNumbers: string[];
            agents: components["schemas"]["Party"][];
            /** @description Numbers by which the office knows its applicants; the only trace of them where its data has no names. */
            applicantNumbers: string[];
            applicants: components["schemas"]["Party"][];
            colorClaim: string | null;
            dataDate: components["schemas"]["NullableDay"];
            /**
             * @description What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An office or a date
             *     that is not known gives none, and neither does a mark that has ended.
             */
            deadlines: components["schemas"]["LegalDeadline"][];
            description: string | null;
            designationDate: components["schemas"]["NullableDay"];
            disclaimer: string | null;
            goods: {
                class: number;
                group: string | null;
                text: string;
                textEn: string | null;
            }[];
            hit: components["schemas"]["TrademarkHit"];
            jointlyOwned: boolean;
            madrid: {
                designations: string[];
                number: string;
            } | null;
            /** @description Goods of a class outside Nice, such as those of the United States or of Korea before 1998. */
            nationalGoods: {
                /** @example 038 */
                class: string;
                text: string | null;
            }[];
            /** @description Further registration numbers of the same record. */
            numbers: string[];
            oppositions: {
                date: components["schemas"]["NullableDay"];
                earlierMarks: string[];
                grounds: string | null;
                number: string | null;
                opponent: string | null;
            }[];
            priorities: {
                country: string | null;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            /** @description Oldest first. */
            progress: {
                code: string | null;
                date: components["schemas"]["Day"];
                issue: string | null;
                text: string;
                textEn: string | null;
            }[];
            publicationRegDate: components["schemas"]["NullableDay"];
            regIssue: string | null;
            renewal: components["schemas"]["Renewal"];
            rightPeriod: {
                from: components["schemas"]["NullableDay"];
                to: components["schemas"]["NullableDay"];
            };
            seniorities: {
                country: string;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            statusDate: components["schemas"]["NullableDay"];
            translation: string | null;
            transliteration: string | null;
        };
        TrademarkHit: {
            agent: string | null;
            appDate: components["schemas"]["NullableDay"];
            applicantCn: string | null;
            applicantEn: string | null;
            appNo: string;
            classes: number[];
            /** @example CN */
            country: string;
            /** @description True for invented records that show what the product does. */
            demonstration: boolean;
            expiryDate: components["schemas"]["NullableDay"];
            /** @example CN_12345678_9 */
            id: string;
            imageUrl: string | null;
            intlRegDate: components["schemas"]["NullableDay"];
            /** @enum {string} */
            markType: "word" | "figure" | "combined" | "3D" | "sound" | "colour" | "other";
            /** @description Null for a figure without words. */
            name: string | null;
            /** @description The office's own form in another script. */
            nameOther: string | null;
            /** @description As the office words it. */
            officeStatus: string | null;
            priorityDate: components["schemas"]["NullableDay"];
            regDate: components["schemas"]["NullableDay"];
            regNo: string | null;
            similarGroups: string[];
            similarity?: components["schemas"]["Similarity"];
            /** @description The twelve codes of spec 2 §4. */
            status: number;
            statusText: string;
            thumbUrl: string | null;
            trialDate: components["schemas"]["NullableDay"];
            trialIssue: string | null;
            viennaCodes: string[];
        };
        /** @description Exactly one of `imageBase64` and `imageUrl`; JPG, PNG, GIF or TIFF of 5 MB at most. */
        TrademarkImageSearch: {
            /** @description Applied for within these days. */
            appDate?: components["schemas"]["DayRange"];
            classes?: components["schemas"]["Classes"];
            countries?: components["schemas"]["Countries"];
            crop?: components["schemas"]["Crop"];
            cursor?: string;
            /**
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /** @description Expiring within these days. */
            expiryDate?: components["schemas"]["DayRange"];
            imageBase64?: string;
            /**
             * Format: uri
             * @description An address of the public internet.
             */
            imageUrl?: string;
            /** @default 20 */
            limit: number;
            /** @description With a priority of these days. */
            priorityDate?: components["schemas"]["DayRange"];
            /** @description Registered within these days. */
            regDate?: components["schemas"]["DayRange"];
            similarGroups?: components["schemas"]["SimilarGroups"];
            /**
             * @description A minus sign puts the latest first; a record without the date comes last. score puts the most similar first, of
             *     figurative elements the records that have more of them.
             * @default score
             * @enum {string}
             */
            sort: "score" | "appDate" | "-appDate" | "regDate" | "-regDate" | "expiryDate" | "-expiryDate";
            statuses?: components["schemas"]["Statuses"];
            /** @description Published preliminarily within these days. */
            trialDate?: components["schemas"]["DayRange"];
        };
        TrademarkPage: {
            data: components["schemas"]["TrademarkHit"][];
            /** @description Number of the last import that was searched. */
            dataVersion: number;
            /** @description Version of the rules of similarity. */
            engineVersion: string;
            nextCursor: components["schemas"]["NextCursor"];
            total: number;
            /** @description `total` is a lower bound. */
            totalCapped: boolean;
        };
        TrademarkSearch: {
            address?: string;
            agent?: string;
            /** @description Applied for within these days. */
            appDate?: components["schemas"]["DayRange"];
            applicant?: string;
            applicationNumbers?: components["schemas"]["Numbers"];
            classes?: components["schemas"]["Classes"];
            countries?: components["schemas"]["Countries"];
            /** @description The `nextCursor` of the page before; everything else as before. */
            cursor?: string;
            /**
             * @description Least similarity. high from 80, middle from 60, low from 40 of 100.
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /** @description Expiring within these days. */
            expiryDate?: components["schemas"]["DayRange"];
            goods?: string;
            /** @default 20 */
            limit: number;
            /**
             * @description Leaves special characters out of a name instead of refusing them.
             * @default false
             */
            normalize: boolean;
            /** @description With a priority of these days. */
            priorityDate?: components["schemas"]["DayRange"];
            /** @description Registered within these days. */
            regDate?: components["schemas"]["DayRange"];
            registrationNumbers?: components["schemas"]["Numbers"];
            similarGroups?: components["schemas"]["SimilarGroups"];
            /**
             * @description A minus sign puts the latest first; a record without the date comes last. score puts the most similar first, of
             *     figurative elements the records that have more of them.
             * @default score
             * @enum {string}
             */
            sort: "score" | "appDate" | "-appDate" | "regDate" | "-regDate" | "expiryDate" | "-expiryDate";
            statuses?: components["schemas"]["Statuses"];
            /** @description A name. */
            text?: string;
            /** @description Published preliminarily within these days. */
            trialDate?: components["schemas"]["DayRange"];
            /**
             * @description Codes of figurative elements, as `GET /vienna` lists them: categories, divisions or sections. A record has one
             *     of them at least.
             * @example [
             *       "1.1",
             *       "6.1"
             *     ]
             */
            viennaCodes?: string[];
            /**
             * @description Of a name, an applicant, an address or an agent.
             * @default similar
             * @enum {string}
             */
            way: "similar" | "exact" | "contains";
        };
        TranslationCompletedData: {
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            jobId: string | null;
        };
        /** @description A document was translated. */
        TranslationCompletedEvent: {
            data: components["schemas"]["TranslationCompletedData"];
            timestamp: components["schemas"]["Timestamp"];
            /** @enum {string} */
            type: "translation.completed";
        };
        /** @enum {string} */
        TranslationDocumentStatus: "uploaded" | "queued" | "translating" | "done" | "error" | "cancelled";
        /** @enum {string} */
        TranslationLanguage: "zh-cn" | "en-us" | "ja-jp";
        /**
         * @description `same`: as the source (DOC becomes DOCX); `docx`: of a PDF; `bilingual-docx`: two columns; `bilingual-layout`: each
         *     paragraph followed by its translation.
         * @enum {string}
         */
        TranslationOutput: "same" | "docx" | "bilingual-docx" | "bilingual-layout" | "xliff" | "tmx";
        ViennaElement: {
            auxiliary: boolean;
            /** @description Whether there is a level below it. */
            children: boolean;
            /** @example 4.1 */
            code: string;
            nameCn: string | null;
            nameEn: string | null;
            parent: string | null;
        };
        Webhook: {
            createdAt: components["schemas"]["Timestamp"];
            events: components["schemas"]["WebhookEventType"][];
            /** Format: uuid */
            id: string;
            /** @description It belongs to test keys and gets test events only. */
            isTest: boolean;
            /**
             * @description Why it is paused.
             * @enum {string|null}
             */
            pausedReason: "owner" | "gone" | "failing" | null;
            /** @enum {string} */
            state: "active" | "paused";
            url: string;
        };
        WebhookDelivery: {
            attempts: number;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The `webhook-id`.
             */
            eventId: string;
            httpStatus: number | null;
            /** Format: uuid */
            id: string;
            nextTryAt: components["schemas"]["NullableTimestamp"];
            problem: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "failed";
            triedAt: components["schemas"]["NullableTimestamp"];
            /** @example report.ready */
            type: string;
        };
        WebhookDraft: {
            events: components["schemas"]["WebhookEvents"];
            /** @description Own secret of 24 to 64 bytes in base64; one is made where it is absent. */
            secret?: string;
            url: components["schemas"]["WebhookUrl"];
        };
        WebhookEvent: {
            data: {
                [key: string]: unknown;
            };
            timestamp: components["schemas"]["Timestamp"];
            /** @example translation.completed */
            type: string;
        };
        WebhookEvents: components["schemas"]["WebhookEventType"][];
        /** @enum {string} */
        WebhookEventType: "translation.completed" | "report.ready" | "monitor.hit" | "order.paid" | "renewal.due" | "deadline.due" | "case.changed" | "case.letter" | "case.message" | "case.due" | "job.completed" | "job.failed";
        /**
         * Format: uri
         * @description An https address of the public internet.
         */
        WebhookUrl: string;
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            /** @example whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY= */
            secret: string;
        };
    };
    responses: {
        /**
         * @description A failure as problem details. 400 malformed, 401 wrong credentials, 402 used up, 403 not allowed, 404 unknown or of
         *     another account, 409 conflict, 413 too large, 415 another type, 422 refused by a rule, 429 too frequent, 500 a fault,
         *     503 not ready.
         */
        Problem: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/#/partnerDocs/errors?code=signature_invalid",
                 *       "title": "The signature does not match the request.",
                 *       "status": 401,
                 *       "detail": "The signature does not match the request. Compare the string to sign with the one in the guide.",
                 *       "code": "signature_invalid",
                 *       "reason": null,
                 *       "traceId": "0b1f6f0e-7a1c-4c0e-8a55-2c1f3f1f6a77",
                 *       "errors": []
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The `nextCursor` of the page before. */
        cursor: string;
        id: string;
        /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
        idempotencyKey: string;
        /** @description Entries of a page. */
        limit: number;
        /**
         * @description A publication number, with or without the kind.
         * @example CN112345678A
         */
        pubNo: string;
        /**
         * @description The number of the report.
         * @example R202611220001
         */
        reportId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The next page, with `rel="next"`. */
        Link: string;
        /** @description How many calls the bucket has left, and in how many seconds it is full again. */
        RateLimit: string;
        /** @description Size of the bucket, and in how many seconds an empty one is full. */
        RateLimitPolicy: string;
        /** @description Names the call in the logs; the one of the request where it has 8 to 64 letters, digits, `.`, `_` or `-`. */
        RequestId: string;
        /** @description Seconds to wait. Of 429 and 503, and of 409 while the first call with the same key goes on. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAnnuities: {
        parameters: {
            query?: {
                clientId?: string;
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                decision?: components["schemas"]["PartnerDecision"];
                /** @description The first last day. */
                from?: string;
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
                stage?: components["schemas"]["PartnerAnnuityStage"];
                /** @description The latest last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerAnnuity"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    decideAnnuities: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "keep" | "drop" | "undecided";
                    ids: components["schemas"]["PartnerDeadlineIds"];
                };
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many were decided. */
                        done: number;
                        refused: components["schemas"]["PartnerRefusedDeadline"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    orderAnnuities: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agree: boolean;
                    ids: components["schemas"]["PartnerDeadlineIds"];
                    /**
                     * @description The price that was quoted.
                     * @example 2120.00
                     */
                    total: string;
                };
            };
        };
        responses: {
            /** @description Ordered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        orderId: string;
                        orderNo: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteAnnuities: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["PartnerDeadlineIds"];
                };
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example CNY */
                        currency: string;
                        items: {
                            fee: components["schemas"]["PartnerAnnuityFee"];
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @example 2000.00 */
                        officialFee: string;
                        refused: components["schemas"]["PartnerRefusedDeadline"][];
                        /** @description VAT included. */
                        serviceFee: string;
                        total: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createCaseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productType": 5,
                 *       "content": {
                 *         "marks": [
                 *           {
                 *             "number": "12345678",
                 *             "name": "云澜",
                 *             "classes": [
                 *               9
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    content?: components["schemas"]["CaseContent"];
                    /** @example 5 */
                    productType: number;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCaseDraft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCaseDraft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    saveCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: components["schemas"]["CaseContent"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description The draft as it is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCaseDraft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is missing or wrong, and the price where nothing that decides it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description The day from which it can be filed, where that is not today.
                         */
                        fileFrom: string | null;
                        price: components["schemas"]["PartnerCasePrice"] | null;
                        problems: {
                            code: string;
                            message: string;
                            /** @example marks.0.number */
                            path: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    orderCaseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agree: boolean;
                    /**
                     * @description The price that was checked.
                     * @example 800.00
                     */
                    total: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Ordered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cases: {
                            caseNo: string;
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** Format: uuid */
                        orderId: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadCaseFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    purpose: "mark" | "document";
                };
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCaseTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By product type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerCaseType"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerCaseHead"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With its documents, those of the office, and its last days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCaseDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of `uploadCaseFile`.
                     */
                    fileId: string;
                    /** @example powerOfAttorney */
                    kind: string;
                };
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCase"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    translateAsBaidu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    appid: string;
                    from: string;
                    q: string;
                    salt: string;
                    sign: string;
                    to: string;
                };
            };
        };
        responses: {
            /** @description Lines of the text with their translations, or a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error_code?: string;
                        error_msg?: string;
                        from?: string;
                        to?: string;
                        trans_result?: {
                            dst: string;
                            src: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeadlines: {
        parameters: {
            query?: {
                clientId?: string;
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description The first last day. */
                from?: string;
                /** @description Also those that are done. */
                includeDone?: boolean;
                /** @description Of one right. */
                itemId?: string;
                /** @description Of rights of this kind. */
                itemKind?: components["schemas"]["PartnerPortfolioKind"];
                kind?: components["schemas"]["PartnerDeadlineKind"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
                /** @description The latest last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerDeadline"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setDeadlineDone: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    done: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description The last day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerDeadline"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerDocument"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    translateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** Format: uuid */
                    glossaryId?: string;
                    source: components["schemas"]["TranslationLanguage"];
                    target: components["schemas"]["TranslationLanguage"];
                };
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerDocument"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                output?: components["schemas"]["TranslationOutput"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listGlossaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest changed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerGlossary"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createGlossary: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Batteries",
                 *       "entries": [
                 *         {
                 *           "zh": "隔膜",
                 *           "en": "separator"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    entries?: components["schemas"]["PartnerGlossaryEntryDraft"][];
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerGlossary"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerGlossary"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    renameGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerGlossary"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listGlossaryEntries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                keyword?: string;
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest added first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerGlossaryEntry"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addGlossaryEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zh": "隔膜",
                 *       "en": "separator"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerGlossaryEntryDraft"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerGlossaryEntry"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteGlossaryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerJob"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job; it may take a moment to stop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerJob"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMonitors: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerMonitor"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createMonitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "云澜",
                 *       "type": "similar",
                 *       "text": "云澜",
                 *       "countries": [
                 *         "CN"
                 *       ],
                 *       "classes": [
                 *         9
                 *       ],
                 *       "frequency": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerMonitorDraft"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerMonitor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerMonitor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    setMonitorState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "active" | "paused";
                };
            };
        };
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerMonitor"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMonitorHits: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerMonitorHit"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listNiceClasses: {
        parameters: {
            query?: {
                class?: number;
                keyword?: string;
                kind?: "goods" | "services";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Classes in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NiceClass"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPatentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentBatch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPatentBatchRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
                outcome?: components["schemas"]["PatentNumberOutcome"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows in the order of the list. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentNumberRow"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPatent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bibliographic data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patent"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPatentClaims: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language of the publication first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentClaimSet"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPatentParagraphs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language of the publication first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentDescription"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPatentFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publications that are loaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentMember"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPatentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentEvent"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSimilarPatents: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description A publication number, with or without the kind.
                 * @example CN112345678A
                 */
                pubNo: components["parameters"]["pubNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most similar first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PatentHit"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startPatentBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numbers": [
                 *         "CN112345678A"
                 *       ]
                 *     }
                 */
                "application/json": {
                    numbers: string[];
                    type?: components["schemas"]["PatentNumberType"];
                };
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentBatch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchPatents: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expression": "TI:(battery OR 电池) AND IPC:H01M*",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["PatentSearch"];
            };
        };
        responses: {
            /** @description Hits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPortfolio: {
        parameters: {
            query?: {
                applicantId?: string;
                clientId?: string;
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                kind?: components["schemas"]["PartnerPortfolioKind"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The number of the application or of the registration, in whichever notation. Where the number of a patent does not
                 *     begin with the code of its office, `office` is needed for another notation than that of the portfolio.
                 */
                number?: string;
                /** @description WIPO ST.3 code. */
                office?: string;
                /**
                 * @description `different`: the register says something else than the own data. `changed`: the register has changed and nobody has
                 *     marked it as seen. `due`: a last day that is not done lies within 90 days or has passed.
                 */
                only?: "different" | "changed" | "due";
                state?: components["schemas"]["PartnerPortfolioState"];
                /** @description The own data or what the register says of it was changed then or later. */
                updatedSince?: components["schemas"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerPortfolioRow"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPortfolioItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPortfolioItemDraft"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPortfolioItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listPortfolioClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerPortfolioClient"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With what the register says, the last days, and what is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPortfolioItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deletePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updatePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPortfolioItemUpdate"];
            };
        };
        responses: {
            /** @description The right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPortfolioItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    settlePortfolioDifference: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    choice: "take" | "keep";
                    field: components["schemas"]["PartnerPortfolioField"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description The right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPortfolioItem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerReport"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    orderReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "云澜",
                 *       "classes": [
                 *         9,
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Own earlier marks do not count. */
                    applicant?: string;
                    classes?: components["schemas"]["Classes"];
                    goods?: {
                        class: number;
                        group?: string;
                        name: string;
                    }[];
                    /**
                     * @default zh
                     * @enum {string}
                     */
                    language?: "zh" | "en";
                    /** @description The name that is to be registered. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Ordered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the report.
                 * @example R202611220001
                 */
                id: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerReport"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the report.
                 * @example R202611220001
                 */
                id: components["parameters"]["reportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTrademarkBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkBatch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTrademarkBatchRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
                outcome?: components["schemas"]["BulkOutcome"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows in the order of the list. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkRow"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTrademark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 12345678 */
                appNo: string;
                /** @example CN */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One record at least. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrademarkDetail"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startTrademarkBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entries": [
                 *         "云澜",
                 *         "12345678"
                 *       ],
                 *       "countries": [
                 *         "CN"
                 *       ]
                 *     }
                 */
                "application/json": {
                    classes?: components["schemas"]["Classes"];
                    countries?: components["schemas"]["Countries"];
                    /**
                     * @default middle
                     * @enum {string}
                     */
                    degree?: "high" | "middle" | "low";
                    entries: string[];
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    kind?: "auto" | "name" | "number";
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkBatch"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    compareTrademarks: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "CN_12345678_9",
                 *         "CN_23456789_9"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: components["schemas"]["RecordId"][];
                };
            };
        };
        responses: {
            /** @description The records, how similar each pair is, and shared goods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchTrademarksByImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "imageUrl": "https://example.com/logo.png",
                 *       "countries": [
                 *         "CN"
                 *       ],
                 *       "degree": "middle",
                 *       "regDate": [
                 *         "2016-01-01",
                 *         "2025-12-31"
                 *       ],
                 *       "sort": "-regDate"
                 *     }
                 */
                "application/json": components["schemas"]["TrademarkImageSearch"];
            };
        };
        responses: {
            /** @description Hits in the order of `sort`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchTrademarks: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrademarkSearch"];
            };
        };
        responses: {
            /** @description Hits in the order of `sort`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    translateTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": [
                 *         "一种电池"
                 *       ],
                 *       "source": "zh-cn",
                 *       "target": "en-us"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The only glossary that counts; without it all own ones do. One without terms for the direction is refused.
                     */
                    glossaryId?: string;
                    q: string[];
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    source?: "auto" | "zh-cn" | "en-us" | "ja-jp";
                    /**
                     * @description The texts are in HTML or XML: only their text is translated and counted, and every tag is preserved, around
                     *     the words it belongs to. In HTML, code, scripts, styles and what is marked `translate="no"` stay as they
                     *     are.
                     * @enum {string}
                     */
                    tagHandling?: "html" | "xml";
                    target: components["schemas"]["TranslationLanguage"];
                };
            };
        };
        responses: {
            /** @description Translations in the order of the texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translations": [
                     *         {
                     *           "text": "A battery",
                     *           "source": "zh-cn",
                     *           "engines": [
                     *             "built-in"
                     *           ],
                     *           "isDraft": true
                     *         }
                     *       ],
                     *       "characters": 4,
                     *       "words": 4
                     *     }
                     */
                    "application/json": {
                        characters: number;
                        translations: components["schemas"]["PartnerTranslation"][];
                        words: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description First day (Asia/Shanghai); 30 days ago by default. */
                from?: string;
                /** @description Last day; today by default. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days without calls are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUsage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listViennaElements: {
        parameters: {
            query?: {
                keyword?: string;
                /** @example 4 */
                parent?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Elements below the parent, or with the keyword. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViennaElement"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/hook",
                 *       "events": [
                 *         "translation.completed",
                 *         "report.ready"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookDraft"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events?: components["schemas"]["WebhookEvents"];
                    /** @enum {string} */
                    state?: "active" | "paused";
                    url?: components["schemas"]["WebhookUrl"];
                };
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["cursor"];
                /** @description Entries of a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        nextCursor: components["schemas"]["NextCursor"];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                deliveryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is delivered in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 visible ASCII characters that name the call. The same key with another body is refused with 422. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null where there was no answer. */
                        httpStatus: number | null;
                        /** @description Null where the call was accepted. */
                        problem: string | null;
                        tookMs: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    receiveCaseChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseChangedEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCaseDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDueEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCaseLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseLetterEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCaseMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseMessageEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeadlineDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeadlineDueEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every attempt. */
                "webhook-id": string;
                "webhook-signature": string;
                /** @description Seconds since 1970. */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "translation.completed",
                 *       "timestamp": "2026-11-21T01:30:00.000Z",
                 *       "data": {
                 *         "documentId": "0193a5d0-7d6f-7000-8000-000000000001",
                 *         "jobId": "0193a5d0-7d6f-7000-8000-000000000002"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveJobCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCompletedEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveJobFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobFailedEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveMonitorHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorHitEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPaidEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRenewalDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalDueEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveReportReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReadyEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTranslationCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationCompletedEvent"];
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
