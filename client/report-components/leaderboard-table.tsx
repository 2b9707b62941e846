import { __, sprintf } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import { FailureNotice } from '../common/failure-notice';
import type { QueryResult } from '../report/query-result';
import { RichText } from '../common/rich-text';
import type { Leaderboard } from '../report/leaderboards';

interface Props {
	leaderboard: Leaderboard;
	/** The number of rows shown. */
	rowCount: number;
	result: QueryResult< unknown >;
}

export function LeaderboardTable( { leaderboard, rowCount, result }: Props ) {
	const { label, headers, error } = leaderboard;
	const rows = leaderboard.rows.slice( 0, rowCount );

	if ( error ) {
		return (
			<FailureNotice
				message={ sprintf(
					/* translators: %s: title of a leaderboard, e.g. "Top products - Items sold". */
					__( 'Could not load %s.', 'storedeck' ),
					label
				) }
				detail={ error }
				onRetry={ result.retry }
			/>
		);
	}
	return (
		<TableCard
			title={ label }
			headers={ headers.map( ( header, at ) => ( {
				key: String( at ),
				label: header,
				isNumeric: at > 0,
				required: true,
			} ) ) }
			rows={ rows.map( ( row ) =>
				row.map( ( { display, value } ) => ( {
					display: <RichText html={ display } />,
					value,
				} ) )
			) }
			rowsPerPage={ rowCount }
			totalRows={ rows.length }
			isBusy={ result.isRequesting }
			showMenu={ false }
			emptyMessage={ __(
				'No data recorded for the selected time period.',
				'storedeck'
			) }
		/>
	);
}
