import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { appendTimestamp } from '@storedeck/date';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan, getSetting } from '@storedeck/settings';
import { getDates } from '../../common/url-dates';
import { announce } from '../../common/announce';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { formatCount } from '../../common/store-format';
import { Toolbar } from '../../report-components/toolbar';
import { ReportSection } from './report-section';
import type { ComparedReport } from './types';
import { useComparisons } from './use-comparisons';
import type { Result } from './use-comparisons';
import './style.scss';

const hasDifference = ( { data }: Result ) =>
	Boolean( data?.metrics.some( ( metric ) => metric.is_different ) );

function announceLoaded( results: readonly Result[] ) {
	const count = results.filter( hasDifference ).length;
	announce(
		count === 0
			? __( 'Comparison loaded. No differences.', 'storedeck' )
			: sprintf(
					/* translators: %s: number of reports. */
					_n(
						'Comparison loaded. %s report differs.',
						'Comparison loaded. %s reports differ.',
						count,
						'storedeck'
					),
					formatCount( count )
			  )
	);
}

/** The metrics of all reports from Storedeck and from WooCommerce. */
export default function ReportComparison( { query, path }: ScreenProps ) {
	const reports = useMemo(
		() => getSetting< ComparedReport[] >( 'comparedReports', [] ),
		[]
	);
	const { primary } = getDates( query );
	const { results, retry } = useComparisons(
		reports,
		appendTimestamp( primary.after, 'start' ),
		appendTimestamp( primary.before, 'end' ),
		announceLoaded
	);

	return (
		<div className="storedeck-comparison" tabIndex={ -1 } data-retry-focus>
			<Toolbar
				query={ query }
				path={ path }
				name="filters of the comparison"
			/>
			<p className="storedeck-comparison__help">
				{ __(
					'Totals of the period, as Storedeck and WooCommerce Analytics count them.',
					'storedeck'
				) }{ ' ' }
				{ currentUserCan( 'manage_woocommerce' ) && (
					<Link href={ getNewPath( {}, '/analytics/settings', {} ) }>
						{ __(
							'Choose the source of the reports',
							'storedeck'
						) }
					</Link>
				) }
			</p>
			{ reports.map( ( report ) => (
				<ScreenSection
					key={ report.id }
					label={ report.title }
					name={ `comparison of ${ report.id }` }
				>
					<ReportSection
						report={ report }
						result={ results[ report.id ] }
						query={ query }
						onRetry={ () => retry( report.id ) }
					/>
				</ScreenSection>
			) ) }
		</div>
	);
}
