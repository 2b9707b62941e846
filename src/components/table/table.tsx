import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { BodyRow } from './body-row';
import { getColumnClasses } from './columns';
import { HeaderCell } from './header-cell';
import { getNextDirection, getSort } from './sort';
import type { TableHeader, TableProps, TableQuery } from './types';
import { useScrollEdges } from './use-scroll-edges';
import { useScrollToTop } from './use-scroll-to-top';
import './style.scss';

const NO_HEADERS: TableHeader[] = [];
const NO_QUERY: TableQuery = {};

/**
 * A table whose columns can sort. It scrolls inside its own box, with header
 * and first column in sight.
 *
 * @param props See `TableProps`.
 */
export function Table( {
	caption,
	headers = NO_HEADERS,
	rows,
	ariaHidden = false,
	className,
	onSort = () => {},
	query = NO_QUERY,
	rowHeader = 0,
	rowKey = ( row, index ) => index,
	totals,
	isBusy = false,
	emptyMessage,
}: TableProps ) {
	const captionId = useInstanceId( Table, 'woocommerce-table__caption' );
	const { ref, edges, onScroll } = useScrollEdges();
	useScrollToTop( ref, query, isBusy );
	const sort = getSort( headers, query );
	const canScroll = ! ariaHidden && ( edges.isWide || edges.isHigh );
	const rowProps = { headers, rowHeader, sortKey: sort.key };

	return (
		<div className="woocommerce-table__frame">
			<div
				ref={ ref }
				role="group"
				className={ classNames(
					'woocommerce-table__table',
					className,
					isBusy && 'is-busy',
					edges.left && 'is-scrollable-left',
					edges.right && 'is-scrollable-right',
					edges.start && 'is-scrollable-start',
					edges.end && 'is-scrollable-end'
				) }
				// The keyboard scrolls only what can have the focus.
				tabIndex={ canScroll ? 0 : undefined }
				aria-hidden={ ariaHidden }
				aria-labelledby={ captionId }
				aria-busy={ isBusy || undefined }
				onScroll={ onScroll }
			>
				<table>
					<caption
						id={ captionId }
						className="woocommerce-table__caption screen-reader-text"
					>
						{ caption }
						{ ! ariaHidden && edges.isWide && (
							<small>
								{ ' ' }
								{ __( '(scroll to see more)', 'storedeck' ) }
							</small>
						) }
					</caption>
					<thead>
						<tr>
							{ headers.map( ( header, index ) => (
								<HeaderCell
									key={ header.key ?? index }
									header={ header }
									columnClasses={ getColumnClasses(
										headers,
										index,
										sort.key
									) }
									sorted={
										header.key === sort.key
											? sort.direction
											: undefined
									}
									nextDirection={ getNextDirection(
										headers,
										sort,
										header.key
									) }
									isInteractive={ ! ariaHidden }
									onSort={ onSort }
								/>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( row, index ) => (
							<BodyRow
								key={ rowKey( row, index ) }
								row={ row }
								{ ...rowProps }
							/>
						) ) }
						{ rows.length === 0 && (
							<tr>
								<td
									className="woocommerce-table__empty-item"
									colSpan={ headers.length || undefined }
								>
									<div className="woocommerce-table__empty-message">
										{ emptyMessage ??
											__(
												'No data to display',
												'storedeck'
											) }
									</div>
								</td>
							</tr>
						) }
					</tbody>
					{ totals && rows.length > 0 && (
						<tfoot>
							<BodyRow
								className="woocommerce-table__totals"
								row={ totals }
								{ ...rowProps }
							/>
						</tfoot>
					) }
				</table>
			</div>
			<span
				className="woocommerce-table__edge is-end"
				aria-hidden="true"
			/>
		</div>
	);
}
