import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import { itemsStore } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { ListTable } from '../../common/list-screen';
import type { ItemList } from '../../common/list-screen';
import { MoveButtons, useMoveFocus } from '../../common/move-buttons';
import { useRowFocus } from '../../common/selection';
import { formatCount, formatRate } from '../../common/store-format';
import { getTaxClasses } from '../../common/tax-classes';
import { useTask } from '../../common/use-task';
import { readTaxRate } from './tax-rate';
import { isFiltered } from './tax-rates-query';
import type { TaxRatesParams } from './tax-rates-query';
import { useMoveRate } from './use-move-rate';
import type { Places } from './use-places';

const getHeaders = (): TableHeader[] => [
	{ key: 'name', label: __( 'Name', 'storedeck' ), required: true },
	{ key: 'country', label: __( 'Country', 'storedeck' ) },
	{ key: 'state', label: __( 'State', 'storedeck' ) },
	{ key: 'postcode', label: __( 'Postcodes / ZIP', 'storedeck' ) },
	{ key: 'city', label: __( 'Cities', 'storedeck' ) },
	{
		key: 'rate',
		label: _x( 'Rate', 'tax', 'storedeck' ),
		isNumeric: true,
	},
	// Cards show the last number, the rate, next to the name.
	{ key: 'priority', label: __( 'Priority', 'storedeck' ) },
	{ key: 'compound', label: __( 'Compound', 'storedeck' ) },
	{ key: 'shipping', label: __( 'Shipping', 'storedeck' ) },
	{ key: 'class', label: __( 'Tax class', 'storedeck' ) },
	{
		key: 'actions',
		// Cards have no label of their buttons.
		label: (
			<span className="screen-reader-text">
				{ __( 'Actions', 'storedeck' ) }
			</span>
		),
		cellClassName: 'is-actions',
	},
];

const getFlag = ( isOn: boolean ) =>
	isOn ? __( 'Yes', 'storedeck' ) : __( 'No', 'storedeck' );

const getName = ( item: Item ) =>
	String( item.name || item.code || `#${ item.id }` );

interface Props {
	params: TaxRatesParams;
	query: Query;
	list: ItemList< 'taxes' >;
	places: Places;
	path: string;
}

const NONE: readonly Item[] = [];

/** Tax rates in their order; each name leads to the form. */
export function RatesTable( { params, query, list, places, path }: Props ) {
	const { deleteItem } = useDispatch( itemsStore );
	const { run } = useTask();
	const container = useRef< HTMLDivElement >( null );
	const [ toDelete, setToDelete ] = useState< Item >();
	const items = list.items ?? NONE;
	const ids = items.map( ( { id } ) => Number( id ) );
	const move = useMoveRate(
		items,
		( params.page - 1 ) * params.perPage + 1,
		list.total
	);
	const keepFocus = useMoveFocus( container, ids );
	useRowFocus( container, ids );

	const remove = ( item: Item ) => {
		setToDelete( undefined );
		run(
			() => deleteItem( 'taxes', Number( item.id ), { force: true } ),
			__( 'Could not delete the tax rate.', 'storedeck' ),
			__( 'Tax rate deleted.', 'storedeck' )
		);
	};

	const getRow = ( item: Item ): TableRow => {
		const rate = readTaxRate( item );
		const all = (
			<span className="storedeck-tax-rates__all">
				{ _x( 'All', 'places of a tax rate', 'storedeck' ) }
			</span>
		);
		const name = getName( item );
		const index = items.indexOf( item );
		const taxClass = getTaxClasses().find(
			( { value } ) => value === rate.class
		);
		return [
			{
				display: (
					<Link
						type="wc-admin"
						href={ getNewPath(
							{ rate: String( item.id ) },
							path,
							query
						) }
					>
						{ name }
					</Link>
				),
				value: name,
			},
			{
				display: rate.country
					? places.getCountryName( rate.country )
					: all,
			},
			{
				display: rate.state
					? places.getStateName( rate.country, rate.state )
					: all,
			},
			{ display: rate.postcodes || all },
			{ display: rate.cities || all },
			{ display: formatRate( Number( item.rate ) ) },
			{ display: formatCount( Number( item.priority ) ) },
			{ display: getFlag( rate.compound ) },
			{ display: getFlag( rate.shipping ) },
			{ display: taxClass?.label },
			{
				display: (
					<div className="storedeck-tax-rates__actions">
						<MoveButtons
							id={ Number( item.id ) }
							name={ name }
							isFirst={ index === 0 }
							isLast={ index === items.length - 1 }
							onMove={ ( step ) => {
								keepFocus( Number( item.id ), step );
								move( item, step );
							} }
						/>
						<Button
							variant="tertiary"
							isDestructive
							aria-label={ sprintf(
								/* translators: %s: name of a tax rate. */
								__( 'Delete %s', 'storedeck' ),
								name
							) }
							onClick={ () => setToDelete( item ) }
						>
							{ __( 'Delete', 'storedeck' ) }
						</Button>
					</div>
				),
			},
		];
	};

	return (
		<div ref={ container } tabIndex={ -1 } className="storedeck-place">
			{ toDelete && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a tax rate. */
						__( 'Delete “%s”?', 'storedeck' ),
						getName( toDelete )
					) }
					message={ __(
						'Orders keep the taxes that were charged. This can’t be undone.',
						'storedeck'
					) }
					confirmLabel={ __( 'Delete', 'storedeck' ) }
					onCancel={ () => setToDelete( undefined ) }
					onConfirm={ () => remove( toDelete ) }
				/>
			) }
			<ListTable
				className="storedeck-tax-rates__table"
				title={ __( 'Tax rates', 'storedeck' ) }
				headers={ getHeaders() }
				items={ list.items }
				getRow={ getRow }
				list={ list }
				params={ params }
				query={ query }
				isBusy={ list.isRequesting }
				failureMessage={ __(
					'Could not load tax rates.',
					'storedeck'
				) }
				emptyMessage={
					isFiltered( params ) ? (
						<>
							{ __( 'No tax rates found.', 'storedeck' ) }{ ' ' }
							<Link
								type="wc-admin"
								href={ getNewPath( {}, path, {} ) }
							>
								{ __( 'Show all tax rates', 'storedeck' ) }
							</Link>
						</>
					) : (
						__(
							'No tax rates yet. Without a rate, orders are not taxed.',
							'storedeck'
						)
					)
				}
			/>
		</div>
	);
}
