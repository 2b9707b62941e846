import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getStoreTimeZoneMoment, isoDateFormat } from '@storedeck/date';
import { getCouponTypes } from '../../common/coupon/coupon-text';
import { Panel } from '../../common/panel';
import {
	ChoiceField,
	FlagField,
	LongTextField,
	PriceField,
	TextField,
} from '../../common/record-form';
import type { SectionProps } from './coupon-type';
import { generateCode } from './generate-code';
import { ItemsField } from './items-field';

const isPast = ( day: string ) =>
	day !== '' && day <= getStoreTimeZoneMoment().format( isoDateFormat );

/** Code, discount and expiry. */
export const GeneralSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'General', 'storedeck' ) }>
		<div className="storedeck-record-form__add">
			<TextField form={ form } name="code" />
			<Button
				variant="secondary"
				onClick={ () => form.setValue( 'code', generateCode() ) }
			>
				{ __( 'Generate code', 'storedeck' ) }
			</Button>
		</div>
		<div className="storedeck-record-form__columns">
			<ChoiceField
				form={ form }
				name="discount_type"
				options={ Object.entries( getCouponTypes() ).map(
					( [ value, label ] ) => ( { value, label } )
				) }
			/>
			{ form.values.discount_type === 'percent' ? (
				<TextField
					form={ form }
					name="amount"
					inputMode="decimal"
					suffix="%"
				/>
			) : (
				<PriceField form={ form } name="amount" />
			) }
			<TextField
				form={ form }
				name="date_expires"
				type="date"
				help={
					isPast( form.values.date_expires )
						? __(
								'This date is past: the coupon has expired.',
								'storedeck'
						  )
						: __(
								'The coupon expires at the start of this day, in the site time zone.',
								'storedeck'
						  )
				}
			/>
		</div>
		<LongTextField
			form={ form }
			name="description"
			rows={ 2 }
			help={ __( 'Only you and your team see it.', 'storedeck' ) }
		/>
		<FlagField
			form={ form }
			name="free_shipping"
			help={ __(
				'Works with a free shipping method that requires a coupon.',
				'storedeck'
			) }
		/>
	</Panel>
);

/** Which carts can use the coupon. */
export const RestrictionsSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'Usage restrictions', 'storedeck' ) }>
		<div className="storedeck-record-form__columns">
			<PriceField
				form={ form }
				name="minimum_amount"
				help={ __( 'Empty: no minimum.', 'storedeck' ) }
			/>
			<PriceField
				form={ form }
				name="maximum_amount"
				help={ __( 'Empty: no maximum.', 'storedeck' ) }
			/>
		</div>
		<FlagField
			form={ form }
			name="individual_use"
			help={ __( 'Cannot be combined with other coupons.', 'storedeck' ) }
		/>
		<FlagField form={ form } name="exclude_sale_items" />
		<div className="storedeck-record-form__columns">
			<ItemsField
				form={ form }
				name="product_ids"
				type="products"
				help={ __( 'Empty: all products.', 'storedeck' ) }
			/>
			<ItemsField
				form={ form }
				name="excluded_product_ids"
				type="products"
			/>
			<ItemsField
				form={ form }
				name="product_categories"
				type="categories"
				help={ __( 'Empty: all categories.', 'storedeck' ) }
			/>
			<ItemsField
				form={ form }
				name="excluded_product_categories"
				type="categories"
			/>
		</div>
		<TextField
			form={ form }
			name="email_restrictions"
			help={ __(
				'Billing emails that can use the coupon, separated by commas. An asterisk stands for any text: *@example.com. Empty: all.',
				'storedeck'
			) }
		/>
	</Panel>
);

/** How often the coupon can be used. */
export const LimitsSection = ( { form }: SectionProps ) => (
	<Panel title={ __( 'Usage limits', 'storedeck' ) }>
		<TextField
			form={ form }
			name="usage_limit"
			inputMode="numeric"
			help={ __( 'Empty: unlimited.', 'storedeck' ) }
		/>
		<TextField
			form={ form }
			name="usage_limit_per_user"
			inputMode="numeric"
			help={ __( 'Empty: unlimited.', 'storedeck' ) }
		/>
		{ form.values.discount_type !== 'fixed_cart' && (
			<TextField
				form={ form }
				name="limit_usage_to_x_items"
				inputMode="numeric"
				help={ __(
					'Maximum number of items in the cart that are discounted. Empty: all.',
					'storedeck'
				) }
			/>
		) }
	</Panel>
);
