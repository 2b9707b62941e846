import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { updateQueryString } from '@storedeck/navigation';
import { InlineField } from '../../common/reorder/inline-field';
import type { ReorderSettings } from '../../common/reorder/types';
import { useSaveReorder } from '../../common/reorder/use-save-reorder';
import type { DaysField } from '../../common/reorder/use-save-reorder';
import { PERIODS } from './reorder-query';
import type { ReorderParams } from './reorder-query';

/** Values of the select besides names of suppliers, which have no slash first. */
const EVERY = '/all';
const NONE = '/none';

/** The supplier filter. The one of the URL is listed even if no product has it. */
function SupplierSelect( {
	params,
	suppliers,
}: {
	params: ReorderParams;
	suppliers: readonly string[];
} ) {
	const { supplier } = params;
	const names = [ ...new Set( [ ...suppliers, supplier ?? '' ] ) ];
	return (
		<SelectControl
			__nextHasNoMarginBottom
			label={ __( 'Supplier', 'storedeck' ) }
			value={ supplier === undefined ? EVERY : supplier || NONE }
			options={ [
				{ value: EVERY, label: __( 'All suppliers', 'storedeck' ) },
				...names
					.filter( Boolean )
					.map( ( name ) => ( { value: name, label: name } ) ),
				{ value: NONE, label: __( 'No supplier', 'storedeck' ) },
			] }
			onChange={ ( value ) =>
				updateQueryString( {
					supplier:
						value === EVERY ? undefined : value.replace( NONE, '' ),
					paged: undefined,
				} )
			}
		/>
	);
}

/** The period of the sales, the supplier, and lead time and cover of the store. */
export function ReorderOptions( {
	params,
	settings,
}: {
	params: ReorderParams;
	/** Undefined until loaded. */
	settings: ReorderSettings | undefined;
} ) {
	const { saveStoreDays } = useSaveReorder();
	const days: ReadonlyArray< [ DaysField, string, string ] > = [
		[
			'lead_time',
			__( 'Lead time (days)', 'storedeck' ),
			__( 'From order to delivery', 'storedeck' ),
		],
		[
			'cover',
			__( 'Cover (days)', 'storedeck' ),
			__( 'How long a delivery lasts', 'storedeck' ),
		],
	];

	return (
		<div className="storedeck-reorder__options">
			{ days.map( ( [ field, label, help ] ) => (
				<InlineField
					key={ field }
					isLabelShown
					isNumeric
					label={ label }
					help={ help }
					value={ String( settings?.[ field ] ?? '' ) }
					onSave={ ( text ) => saveStoreDays( field, text ) }
				/>
			) ) }
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Sales of', 'storedeck' ) }
				value={ String( params.days ) }
				options={ [ ...PERIODS ]
					.sort( ( one, other ) => one - other )
					.map( ( count ) => ( {
						value: String( count ),
						label: sprintf(
							/* translators: %d: number of days. */
							__( 'Last %d days', 'storedeck' ),
							count
						),
					} ) ) }
				onChange={ ( value ) =>
					updateQueryString( {
						days:
							value === String( PERIODS[ 0 ] )
								? undefined
								: value,
						paged: undefined,
					} )
				}
			/>
			<SupplierSelect
				params={ params }
				suppliers={ settings?.suppliers ?? [] }
			/>
		</div>
	);
}
