import { __, sprintf } from '@wordpress/i18n';
import { Form } from '@storedeck/components';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { COUPONS_PATH, getCouponHref } from '../../common/coupon/coupon-link';
import { Panel } from '../../common/panel';
import { getStatusOptions } from '../../common/product/labels';
import {
	ChoiceField,
	RecordForm,
	RecordFormColumns,
	TrashButton,
} from '../../common/record-form';
import { COUPON, readValues } from './coupon-type';
import type { StoredCoupon } from './coupon-type';
import { GeneralSection, LimitsSection, RestrictionsSection } from './sections';
import { validate } from './validate';

const getTexts = () => ( {
	label: __( 'Coupon', 'storedeck' ),
	save: __( 'Save coupon', 'storedeck' ),
	create: __( 'Create coupon', 'storedeck' ),
	saved: __( 'Coupon saved.', 'storedeck' ),
	created: __( 'Coupon created.', 'storedeck' ),
	failed: __( 'Could not save the coupon.', 'storedeck' ),
} );

const toList = () => getHistory().push( getNewPath( {}, COUPONS_PATH, {} ) );

/** The fields of a coupon; a new one replaces the URL with its own. */
export const CouponForm = ( { coupon }: { coupon?: StoredCoupon } ) => (
	<Form initialValues={ readValues( coupon ?? {} ) } validate={ validate }>
		{ ( form ) => (
			<RecordForm
				type={ COUPON }
				form={ form }
				record={ coupon }
				texts={ getTexts() }
				firstField="code"
				// The period of the results is part of the URL.
				isInside={ ( { pathname } ) =>
					pathname === `${ COUPONS_PATH }/${ coupon?.id ?? 'new' }`
				}
				onCreated={ ( id ) =>
					getHistory().replace( getCouponHref( id ) )
				}
			>
				{ ( { form: state, base, leave } ) => (
					<RecordFormColumns
						main={
							<>
								<GeneralSection form={ state } />
								<RestrictionsSection form={ state } />
							</>
						}
						side={
							<>
								<Panel
									title={ __( 'Publishing', 'storedeck' ) }
								>
									<ChoiceField
										form={ state }
										name="status"
										options={ getStatusOptions() }
									/>
									{ base && (
										<TrashButton
											itemType="coupons"
											id={ base.id }
											question={ sprintf(
												/* translators: %s: code of a coupon. */
												__(
													'Move %s to the trash?',
													'storedeck'
												),
												base.code ?? ''
											) }
											done={ __(
												'Coupon moved to the trash.',
												'storedeck'
											) }
											failed={ __(
												'Could not move the coupon to the trash.',
												'storedeck'
											) }
											onDeleted={ () => leave( toList ) }
										/>
									) }
								</Panel>
								<LimitsSection form={ state } />
							</>
						}
					/>
				) }
			</RecordForm>
		) }
	</Form>
);
