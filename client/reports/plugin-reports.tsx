import type { ComponentType } from 'react';
import { applyContained } from '../extend/apply-contained';
import type { ScreenProps } from '../common/screen-props';
import type { ReportEntry } from '../report/report-entry';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/** What a report's component of a plugin is given. */
interface PluginReportProps extends ScreenProps {
	params: { report: string };
	pathMatch: string;
}

/** A report as callbacks of `woocommerce_admin_reports_list` get and give it. */
export interface ListedReport {
	/** Its name in the address, `/analytics/{report}`. */
	report: string;
	title: string;
	component: ComponentType< PluginReportProps >;
	navArgs?: { id: string };
}

const isList = ( value: unknown ): value is ListedReport[] =>
	Array.isArray( value ) &&
	value.every(
		( item ) =>
			typeof item?.report === 'string' &&
			/^[\w-]+$/.test( item.report ) &&
			typeof item.title === 'string' &&
			Boolean( item.component )
	);

/** One component for each report of ours, so that it can be told again. */
const components = new Map< string, ListedReport[ 'component' ] >();

function componentOf( { id, loadScreen }: ReportEntry ) {
	const known = components.get( id ) ?? lazyWithRetry( loadScreen );
	components.set( id, known );
	return known;
}

function toEntry( { report, title, component: Content }: ListedReport ) {
	return {
		id: report,
		path: `/analytics/${ report }`,
		title: () => title,
		load: () =>
			Promise.reject(
				new Error( `The report "${ report }" draws itself.` )
			),
		loadScreen: async () => ( {
			default: ( props: ScreenProps ) => (
				<Content
					{ ...props }
					params={ { report } }
					pathMatch="/analytics/:report"
				/>
			),
		} ),
	};
}

/**
 * The reports with those that plugins add, without those that they take away.
 *
 * @param entries The reports that there are.
 */
export function filterReports(
	entries: readonly ReportEntry[]
): ReportEntry[] {
	const own = new Map( entries.map( ( entry ) => [ entry.id, entry ] ) );
	const listed = applyContained< ListedReport[] >(
		'woocommerce_admin_reports_list',
		entries.map( ( entry ) => ( {
			report: entry.id,
			title: entry.title(),
			component: componentOf( entry ),
			navArgs: { id: `woocommerce-analytics-${ entry.id }` },
		} ) ),
		isList
	);
	// A name that is given twice is the last one's.
	return [
		...new Map( listed.map( ( item ) => [ item.report, item ] ) ).values(),
	].map( ( item ) => {
		const entry = own.get( item.report );
		return entry && item.component === components.get( entry.id )
			? { ...entry, title: () => item.title }
			: toEntry( item );
	} );
}
