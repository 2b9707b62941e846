import { __, _n, sprintf } from '@wordpress/i18n';
import { itemsStore, useResource } from '@storedeck/data';
import { AsyncContent } from '../../../common/async-content';
import { FailureList } from '../../../common/bulk-edit';
import { ConfirmDialog } from '../../../common/confirm-dialog';
import { formatAmount, formatCount } from '../../../common/store-format';
import { getActionLabel } from './actions';
import type { BulkAction } from './actions';
import { isOfVariations, isTarget, planChanges } from './plan';
import type { Plan, PlannedChange, Target } from './plan';
import type { BulkValues } from './values';

/** An action that was chosen for some products. */
export interface BulkRequest {
	action: BulkAction;
	values: BulkValues;
	items: readonly Target[];
}

interface Props extends BulkRequest {
	onConfirm: ( plan: Plan ) => void;
	onCancel: () => void;
}

const FIELDS =
	'id,parent_id,type,name,price,regular_price,sale_price,manage_stock,stock_quantity,stock_status';

/** The products; instead of variable ones, their variations where these are changed. */
function useTargets( { action, items }: BulkRequest ) {
	const ids = items
		.filter( ( item ) => isOfVariations( action, item ) )
		.map( ( { id } ) => Number( id ) );
	const { data, isLoading, error, retry } = useResource(
		itemsStore,
		'getItems',
		[
			'variations',
			{
				parent: ids,
				orderby: 'menu_order',
				order: 'asc',
				per_page: -1,
				_fields: FIELDS,
			},
		],
		{ enabled: ids.length > 0 }
	);
	const variations = [ ...( data?.values() ?? [] ) ].filter( isTarget );
	return {
		isLoading,
		error: ids.length > 0 ? error : undefined,
		retry,
		targets: items.flatMap( ( item ): Target[] =>
			ids.includes( Number( item.id ) )
				? variations.filter( ( one ) => one.parent_id === item.id )
				: [ item ]
		),
	};
}

const toText = ( price: string ) =>
	price === ''
		? __( 'No price', 'storedeck' )
		: formatAmount( Number( price ) );

const describe = ( { name, prices }: PlannedChange ) =>
	prices
		? sprintf(
				/* translators: 1: name of a product, 2: price before, 3: price after. */
				__( '%1$s: %2$s → %3$s', 'storedeck' ),
				name,
				toText( prices[ 0 ] ),
				toText( prices[ 1 ] )
		  )
		: name;

const getChangeText = ( count: number ) =>
	count === 0
		? __( 'Nothing will be changed.', 'storedeck' )
		: sprintf(
				/* translators: %s: number of products and variations. */
				_n(
					'%s will be changed:',
					'%s will be changed:',
					count,
					'storedeck'
				),
				formatCount( count )
		  );

/** Tells what an action will change and what it cannot, before it does. */
export function BulkDialog( { onConfirm, onCancel, ...request }: Props ) {
	const { action, values } = request;
	const { targets, isLoading, error, retry } = useTargets( request );
	const plan = planChanges( action, values, targets );
	const { changes, skipped } = plan;
	const isReady = ! isLoading && ! error;
	return (
		<ConfirmDialog
			title={ getActionLabel( action ) }
			message={ isReady ? getChangeText( changes.length ) : '' }
			confirmLabel={ getActionLabel( action ) }
			onConfirm={
				isReady && changes.length > 0
					? () => onConfirm( plan )
					: undefined
			}
			otherChoice={
				action === 'publish' && skipped.length > 0
					? {
							label: __( 'Publish without a price', 'storedeck' ),
							onClick: () =>
								onConfirm(
									planChanges( action, values, targets, true )
								),
					  }
					: undefined
			}
			onCancel={ onCancel }
		>
			<AsyncContent
				isLoading={ isLoading }
				error={ error }
				errorMessage={ __( 'Could not load variations.', 'storedeck' ) }
				onRetry={ retry }
			>
				<ul className="storedeck-bulk-edit__list">
					{ changes.map( ( change ) => (
						<li key={ change.id }>{ describe( change ) }</li>
					) ) }
				</ul>
				{ skipped.length > 0 && (
					<>
						<p>
							{ sprintf(
								/* translators: %s: number of products and variations. */
								_n(
									'%s will not be changed:',
									'%s will not be changed:',
									skipped.length,
									'storedeck'
								),
								formatCount( skipped.length )
							) }
						</p>
						<FailureList failures={ skipped } />
					</>
				) }
			</AsyncContent>
		</ConfirmDialog>
	);
}
