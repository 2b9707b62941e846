import type { ListedReport } from '@storedeck/extend';
import {
	component as isComponent,
	createRule,
	listOf,
	object,
	text,
	withOwnerOf,
} from '@storedeck/hooks';
import { limitRenders } from '../common/limit-renders';
import { applyContained } from '../extend/apply-contained';
import type { ScreenProps } from '../common/screen-props';
import type { ReportEntry } from '../report/report-entry';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const REPORTS = listOf< ListedReport >(
	object( {
		report: createRule(
			'letters, digits, underscores and hyphens',
			( value ) => typeof value === 'string' && /^[\w-]+$/.test( value )
		),
		title: text,
		component: isComponent,
	} )
);

/** The same component at each call, so that core reports can be recognized in the filtered list. */
const components = new Map< string, ListedReport[ 'component' ] >();

function getComponent( { id, loadScreen }: ReportEntry ) {
	const component = components.get( id ) ?? lazyWithRetry( loadScreen );
	components.set( id, component );
	return component;
}

function toEntry( item: ListedReport ) {
	const { report, title, component: Content } = item;
	return {
		id: report,
		path: `/analytics/${ report }`,
		capability: 'view_woocommerce_reports',
		title,
		load: () =>
			Promise.reject(
				new Error(
					`The report "${ report }" of a plugin has no definition.`
				)
			),
		loadScreen: withOwnerOf( item, async () => ( {
			default: ( props: ScreenProps ) => (
				<>
					{ limitRenders(
						<Content
							{ ...props }
							params={ { report } }
							pathMatch="/analytics/:report"
						/>
					) }
				</>
			),
		} ) ),
	};
}

/** Applies `woocommerce_admin_reports_list`, which may add and remove reports. */
export function filterReports(
	entries: readonly ReportEntry[]
): ReportEntry[] {
	const own = new Map( entries.map( ( entry ) => [ entry.id, entry ] ) );
	const listed = applyContained(
		'woocommerce_admin_reports_list',
		entries.map( ( entry ) => ( {
			report: entry.id,
			title: entry.title,
			component: getComponent( entry ),
			navArgs: { id: `woocommerce-analytics-${ entry.id }` },
		} ) ),
		REPORTS
	);
	// Of several reports with the same id, the last one is used.
	return [
		...new Map( listed.map( ( item ) => [ item.report, item ] ) ).values(),
	].map( ( item ) => {
		const entry = own.get( item.report );
		return entry && item.component === components.get( entry.id )
			? { ...entry, title: item.title }
			: toEntry( item );
	} );
}
