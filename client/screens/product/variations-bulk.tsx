import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { Item } from '@storedeck/data';
import { BulkResult, useBulkEdit } from '../../common/bulk-edit';
import { parseLocalNumber, parseQuantity } from '../../common/local-number';
import { getLabels } from '../../common/product/labels';
import { getQuantityError } from '../../common/product/quantity-error';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';
import type { PendingVariations } from './use-pending-variations';
import { NOT_A_PRICE } from './validate';
import { getVariationStatusOptions } from './variation-row';

interface Props {
	variations: readonly Item[];
	/** The list of the variations. */
	itemType: string;
	pending: PendingVariations;
	keepFocus: () => void;
}

const FIELDS = [
	'regular_price',
	'sale_price',
	'stock_quantity',
	'status',
] as const;

type Field = ( typeof FIELDS )[ number ];

/** The values of a variation, such as `Size: Large`. */
const getOptions = ( { attributes }: Item ) =>
	( Array.isArray( attributes ) ? attributes : [] ).map(
		( { name, option } ) =>
			decodeEntities(
				sprintf(
					/* translators: 1: name of an attribute, for example Size, 2: its value, for example Large. */
					__( '%1$s: %2$s', 'storedeck' ),
					String( name ),
					String( option )
				)
			)
	);

/** The saved fields for what was typed, or what is wrong with it. */
function readFields( field: Field, text: string ) {
	switch ( field ) {
		case 'status':
			return { fields: { status: text || 'publish' } };
		case 'stock_quantity':
			return {
				error: getQuantityError( text ),
				fields: {
					manage_stock: true,
					stock_quantity: parseQuantity( text ),
				},
			};
		default:
			return {
				// Only a sale price is taken away from many at once.
				error:
					parseLocalNumber( text ) ||
					( field === 'sale_price' && text.trim() === '' )
						? undefined
						: NOT_A_PRICE(),
				fields: { [ field ]: parseLocalNumber( text ) },
			};
	}
}

/** Sets a price, quantity or status of all variations, or of those with a value of an attribute. */
export function VariationsBulk( {
	variations,
	itemType,
	pending,
	keepFocus,
}: Props ) {
	const [ field, setField ] = useState< Field >( 'regular_price' );
	const [ text, setText ] = useState( '' );
	const [ option, setOption ] = useState( '' );
	const [ error, setError ] = useState< string >();
	const notify = useSnackbar();
	const noteId = useId();
	const bulkEdit = useBulkEdit( { keepFocus, onChanged: pending.receive } );
	const options = [ ...new Set( variations.flatMap( getOptions ) ) ];
	const chosen = variations.filter(
		( item ) => option === '' || getOptions( item ).includes( option )
	);

	const apply = async () => {
		const { error: invalid, fields } = readFields( field, text );
		setError( invalid );
		if ( invalid !== undefined || bulkEdit.progress ) {
			return;
		}
		const names = Object.keys( fields );
		const wanted: Readonly< Record< string, unknown > > = fields;
		const changed = chosen.filter( ( item ) =>
			names.some( ( name ) => item[ name ] !== wanted[ name ] )
		);
		if ( changed.length === 0 ) {
			notify.success( __( 'Nothing to change.', 'storedeck' ) );
			return;
		}
		await bulkEdit.run(
			changed.map( ( item ) => ( {
				id: Number( item.id ),
				name: decodeEntities( String( item.name ) ),
				itemType,
				fields,
				expected: Object.fromEntries(
					names.map( ( name ) => [ name, item[ name ] ] )
				),
			} ) ),
			( count ) =>
				sprintf(
					/* translators: 1: name of a field, for example Regular price, 2: number of variations. */
					_n(
						'%1$s: %2$s variation changed.',
						'%1$s: %2$s variations changed.',
						count,
						'storedeck'
					),
					getLabels()[ field ],
					formatCount( count )
				)
		);
	};

	const label = __( 'New value', 'storedeck' );
	return (
		<div
			role="group"
			className="storedeck-product__bulk"
			aria-label={ __( 'Change several variations', 'storedeck' ) }
		>
			<div className="storedeck-record-form__add">
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Field', 'storedeck' ) }
					value={ field }
					options={ FIELDS.map( ( value ) => ( {
						value,
						label: getLabels()[ value ],
					} ) ) }
					onChange={ ( value ) => {
						setField(
							FIELDS.find( ( name ) => name === value ) ?? field
						);
						setText( '' );
						setError( undefined );
					} }
				/>
				{ field === 'status' ? (
					<SelectControl
						__nextHasNoMarginBottom
						label={ label }
						value={ text }
						options={ getVariationStatusOptions() }
						onChange={ setText }
					/>
				) : (
					<TextControl
						__nextHasNoMarginBottom
						label={ label }
						autoComplete="off"
						inputMode="decimal"
						aria-invalid={ Boolean( error ) }
						aria-describedby={ noteId }
						value={ text }
						onChange={ ( value ) => {
							setText( value );
							setError( undefined );
						} }
						onKeyDown={ ( event ) => {
							if ( event.key === 'Enter' ) {
								event.preventDefault();
								apply();
							}
						} }
					/>
				) }
				<SelectControl
					__nextHasNoMarginBottom
					label={ _x( 'For', 'which variations', 'storedeck' ) }
					value={ option }
					options={ [
						{
							value: '',
							label: __( 'All variations', 'storedeck' ),
						},
						...options.map( ( value ) => ( {
							value,
							label: value,
						} ) ),
					] }
					onChange={ setOption }
				/>
				<Button
					variant="secondary"
					isBusy={ bulkEdit.progress !== undefined }
					aria-disabled={ bulkEdit.progress !== undefined }
					onClick={ apply }
				>
					{ sprintf(
						/* translators: %s: number of variations. */
						_n(
							'Change %s variation',
							'Change %s variations',
							chosen.length,
							'storedeck'
						),
						formatCount( chosen.length )
					) }
				</Button>
			</div>
			<p
				id={ noteId }
				className={
					error
						? 'storedeck-product__error'
						: 'storedeck-product__note'
				}
				role="status"
			>
				{ error ??
					( field === 'sale_price' &&
						__( 'Empty: no sale price.', 'storedeck' ) ) }
			</p>
			<BulkResult bulkEdit={ bulkEdit } keepFocus={ keepFocus } />
		</div>
	);
}
