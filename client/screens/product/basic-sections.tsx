import { __ } from '@wordpress/i18n';
import { Panel } from '../../common/panel';
import {
	ChoiceField,
	FieldPlace,
	FlagField,
	LongTextField,
	PriceField,
	TextField,
} from '../../common/record-form';
import { TextControl } from '@wordpress/components';
import type { SectionProps } from './form-context';
import {
	getBackordersOptions,
	getStockStatusOptions,
	getTaxClassOptions,
	getTaxStatusOptions,
	getTypeOptions,
} from '../../common/product/labels';

/** Name and texts. */
export const GeneralSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'General', 'storedeck' ) }>
		<TextField form={ form } name="name" />
		<TextField
			form={ form }
			name="slug"
			help={ __(
				'The part of the URL that names the product. Empty: made of the name.',
				'storedeck'
			) }
		/>
		<LongTextField
			form={ form }
			name="short_description"
			rows={ 3 }
			help={ __( 'Text or HTML.', 'storedeck' ) }
		/>
		<LongTextField
			form={ form }
			name="description"
			rows={ 8 }
			help={ __( 'Text or HTML.', 'storedeck' ) }
		/>
	</Panel>
);

/** Prices, sale and taxes. */
export const PriceSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'Price', 'storedeck' ) }>
		{ form.values.type === 'variable' ? (
			<p>
				{ __( 'Each variation has a price of its own.', 'storedeck' ) }
			</p>
		) : (
			<div className="storedeck-record-form__columns">
				<PriceField form={ form } name="regular_price" />
				<PriceField form={ form } name="sale_price" />
				<TextField
					form={ form }
					name="date_on_sale_from"
					type="date"
					help={ __( 'In the site time zone.', 'storedeck' ) }
				/>
				<TextField
					form={ form }
					name="date_on_sale_to"
					type="date"
					help={ __( 'Until the end of this day.', 'storedeck' ) }
				/>
			</div>
		) }
		<div className="storedeck-record-form__columns">
			<ChoiceField
				form={ form }
				name="tax_status"
				options={ getTaxStatusOptions() }
			/>
			<ChoiceField
				form={ form }
				name="tax_class"
				options={ getTaxClassOptions() }
			/>
		</div>
	</Panel>
);

/** SKU and stock. */
export const StockSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'Inventory', 'storedeck' ) }>
		<TextField
			form={ form }
			name="sku"
			help={ __( 'Unique among products and variations.', 'storedeck' ) }
		/>
		<FlagField form={ form } name="manage_stock" />
		<div className="storedeck-record-form__columns">
			{ form.values.manage_stock ? (
				<>
					<TextField
						form={ form }
						name="stock_quantity"
						inputMode="decimal"
					/>
					<TextField
						form={ form }
						name="low_stock_amount"
						inputMode="decimal"
						help={ __(
							'Empty: the threshold of the store.',
							'storedeck'
						) }
					/>
					<ChoiceField
						form={ form }
						name="backorders"
						options={ getBackordersOptions() }
					/>
				</>
			) : (
				<ChoiceField
					form={ form }
					name="stock_status"
					options={ getStockStatusOptions() }
				/>
			) }
		</div>
	</Panel>
);

const getSides = () => [
	{ side: 'length' as const, label: __( 'Length', 'storedeck' ) },
	{ side: 'width' as const, label: __( 'Width', 'storedeck' ) },
	{ side: 'height' as const, label: __( 'Height', 'storedeck' ) },
];

/** Type, weight and dimensions. */
export function ShippingSection( { form }: SectionProps ) {
	const { dimensions, virtual: isVirtual } = form.values;
	const error = form.getError( 'dimensions' );
	return (
		<Panel title={ __( 'Type and shipping', 'storedeck' ) }>
			<ChoiceField
				form={ form }
				name="type"
				options={ getTypeOptions() }
			/>
			<FlagField
				form={ form }
				name="virtual"
				help={ __( 'Not shipped.', 'storedeck' ) }
			/>
			<FlagField
				form={ form }
				name="downloadable"
				help={ __( 'Customers download files.', 'storedeck' ) }
			/>
			{ ! isVirtual && (
				<>
					<TextField
						form={ form }
						name="weight"
						inputMode="decimal"
					/>
					<FieldPlace name="dimensions" error={ error }>
						<div
							className="storedeck-record-form__columns"
							role="group"
							aria-label={ __( 'Dimensions', 'storedeck' ) }
						>
							{ getSides().map( ( { side, label } ) => (
								<TextControl
									__nextHasNoMarginBottom
									key={ side }
									label={ label }
									autoComplete="off"
									inputMode="decimal"
									aria-invalid={ Boolean( error ) }
									help={ error }
									value={ dimensions[ side ] }
									onChange={ ( value ) =>
										form.setValue( 'dimensions', {
											...dimensions,
											[ side ]: value,
										} )
									}
									onBlur={ () => form.onBlur( 'dimensions' ) }
								/>
							) ) }
						</div>
					</FieldPlace>
				</>
			) }
		</Panel>
	);
}
