import { Button } from '@wordpress/components';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { ScreenSection } from '../../common/screen-section';
import { SearchField } from '../../common/search-field';
import { StatusTabs } from '../../common/status-tabs';
import { useSnackbar } from '../../common/use-snackbar';
import { FailureNotice } from '../../common/failure-notice';
import { useExistingPage } from '../../common/list-screen';
import { getStockStatuses } from '../../common/product/status-labels';
import type { ScreenProps } from '../../common/screen-props';
import { hasScreen } from '../../shell/favorites/menu-items';
import { readParams, TYPES } from './stock-query';
import { StockTable } from './stock-table';
import { useSaveStock } from './use-save-stock';
import { useBulkUpdate } from './use-bulk-update';
import { useStock, useStockCounts } from './use-stock';
import { useStockGroups } from './groups/use-stock-groups';
import './style.scss';

const getTabLabels = (): Readonly< Record< string, string > > => ( {
	...getStockStatuses(),
	all: _x( 'All', 'products', 'storedeck' ),
	lowstock: __( 'Low stock', 'storedeck' ),
} );

/** Stock of products and variations, edited in place. */
export default function StockScreen( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const stock = useStock( params );
	const groups = useStockGroups( stock, params );
	const counts = useStockCounts();
	const container = useRef< HTMLDivElement >( null );
	const onSave = useSaveStock();
	const notify = useSnackbar();
	const bulkUpdate = useBulkUpdate(
		onSave,
		() => container.current?.focus()
	);
	const [ unsaved, setUnsaved ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const onDirtyChange = useCallback( ( id: number, isDirty: boolean ) => {
		setUnsaved( ( before ) => {
			if ( before.has( id ) === isDirty ) {
				return before;
			}
			const next = new Set( before );
			if ( isDirty ) {
				next.add( id );
			} else {
				next.delete( id );
			}
			return next;
		} );
	}, [] );

	useExistingPage( stock, params, path, query );

	return (
		<div className="storedeck-list-screen">
			<UnsavedChangesWarning isDirty={ unsaved.size > 0 } />
			<div className="storedeck-list-screen__head">
				<StatusTabs
					label={ __(
						'Filter products by stock status',
						'storedeck'
					) }
					param="type"
					tabs={ TYPES.map( ( value ) => ( {
						value,
						label: getTabLabels()[ value ] ?? value,
						// The counts ignore the search term.
						count: params.search ? undefined : counts[ value ],
					} ) ) }
					current={ params.type }
					path={ path }
					query={ query }
				/>
				<SearchField
					label={ __( 'Search products', 'storedeck' ) }
					value={ params.search }
				/>
				{ hasScreen( '/reorder' ) && (
					<Link href={ getNewPath( {}, '/reorder', {} ) }>
						{ __( 'What to reorder', 'storedeck' ) }
					</Link>
				) }
			</div>
			<div ref={ container } tabIndex={ -1 } className="storedeck-place">
				<ScreenSection
					label={ __( 'Products list', 'storedeck' ) }
					name="stock list"
				>
					{ groups.error && (
						<FailureNotice
							message={ __(
								'Could not load variations.',
								'storedeck'
							) }
							detail={ groups.error.message }
							onRetry={ groups.retry }
						/>
					) }
					<StockTable
						params={ params }
						query={ query }
						stock={ stock }
						groups={ groups }
						onSave={ onSave }
						bulkUpdate={ bulkUpdate }
						onDirtyChange={ onDirtyChange }
						onSaveError={ ( name, reason ) =>
							notify.error(
								sprintf(
									/* translators: %s: name of a product. */
									__(
										'Could not save stock for %s.',
										'storedeck'
									),
									name
								),
								new Error( reason )
							)
						}
					/>
					<div role="status" className="storedeck-stock__notes">
						{ stock.isTruncated && (
							<p>
								{ __(
									'Too many results. Refine your search.',
									'storedeck'
								) }
							</p>
						) }
						{ stock.orderChanged && (
							<p>
								{ __(
									'Sorting is paused while you edit.',
									'storedeck'
								) }{ ' ' }
								<Button
									variant="link"
									onClick={ () => {
										// The focused button is removed.
										container.current?.focus();
										stock.updateOrder();
										groups.update();
									} }
								>
									{ __( 'Update list', 'storedeck' ) }
								</Button>
							</p>
						) }
					</div>
				</ScreenSection>
			</div>
		</div>
	);
}
