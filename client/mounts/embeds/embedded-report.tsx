import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { H, Link, Section } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { AsyncContent } from '../../common/async-content';
import { getReports } from '../../reports';
import type { Report } from '../../report/types';
import { useReportQuery } from '../../report/use-report-query';
import type { ResolvedReport } from '../../report/use-report-query';
import { useLoadedReport } from '../../reports/use-loaded-report';

interface Props {
	id: string;
	/** The heading, a link to the report. Not needed if the content has a heading. */
	title?: ( report: Report ) => string;
	/** The query of the report. */
	query: Query;
	/** More parameters for the URL of the full report. */
	linkQuery?: Query;
	/** Called with the resolved report and the URL of the full report. */
	children: ( resolved: ResolvedReport, href: string ) => ReactNode;
}

function Content( {
	report,
	id,
	title,
	query,
	linkQuery,
	children,
}: Props & { report: Report } ) {
	const resolved = useReportQuery( report, query );
	const path = getReports().find( ( entry ) => entry.id === id )?.path ?? '/';
	const href = getNewPath( { ...query, ...linkQuery }, path, {} );
	return (
		<>
			{ title && (
				<H className="storedeck-mount__title">
					<Link href={ href }>{ title( report ) }</Link>
				</H>
			) }
			<AsyncContent
				isLoading={ false }
				error={ resolved.failure }
				errorMessage={ __( 'Could not load the report.', 'storedeck' ) }
				onRetry={ resolved.failure?.retry }
			>
				{ children( resolved, href ) }
			</AsyncContent>
		</>
	);
}

/** A part of a report outside of the report screen. */
export function EmbeddedReport( props: Props ) {
	const report = useLoadedReport( props.id );
	return (
		<Section component="div" className="storedeck-mount__report">
			<AsyncContent isLoading={ ! report } errorMessage="">
				{ report && <Content { ...props } report={ report } /> }
			</AsyncContent>
		</Section>
	);
}
