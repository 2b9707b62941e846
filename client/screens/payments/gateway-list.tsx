import { FormToggle } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Link, Pill } from '@storedeck/components';
import { paymentGatewaysStore } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { MoveButtons } from '../../common/move-buttons';
import { Panel } from '../../common/panel';
import { useTask } from '../../common/use-task';
import { getGatewayName, isIncomplete, getSettingsQuery } from './gateway-name';
import { PaypalStatus } from './paypal-status';
import { useMove } from './use-move';

interface RowProps {
	gateway: PaymentGateway;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( step: -1 | 1 ) => void;
}

/**
 * Enables a payment method. The change is shown at once and reverted when it
 * fails.
 */
function EnabledToggle( { gateway }: { gateway: PaymentGateway } ) {
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const { isRunning: isSaving, run } = useTask();
	const name = getGatewayName( gateway );

	const save = ( enabled: boolean ) =>
		run(
			() => updatePaymentGateway( gateway.id, { enabled } ),
			sprintf(
				/* translators: %s: name of a payment method. */
				__( 'Could not update %s.', 'storedeck' ),
				name
			),
			enabled
				? sprintf(
						/* translators: %s: name of a payment method. */
						__( '%s enabled.', 'storedeck' ),
						name
				  )
				: sprintf(
						/* translators: %s: name of a payment method. */
						__( '%s disabled.', 'storedeck' ),
						name
				  )
		);

	return (
		<FormToggle
			checked={ gateway.enabled === true }
			aria-label={ sprintf(
				/* translators: %s: name of a payment method. */
				__( 'Enable %s', 'storedeck' ),
				name
			) }
			aria-busy={ isSaving }
			onChange={ () => isSaving || save( gateway.enabled !== true ) }
		/>
	);
}

function GatewayRow( { gateway, isFirst, isLast, onMove }: RowProps ) {
	const name = getGatewayName( gateway );
	const needsSetup = isIncomplete( gateway );
	const shown = decodeEntities( gateway.title ?? '' );

	return (
		<li className="storedeck-gateway" data-gateway={ gateway.id }>
			<MoveButtons
				id={ gateway.id }
				name={ name }
				isFirst={ isFirst }
				isLast={ isLast }
				onMove={ onMove }
			/>
			<div className="storedeck-gateway__about">
				<div className="storedeck-gateway__name">
					<Link
						type="wc-admin"
						href={ getNewPath( getSettingsQuery( gateway.id ) ) }
					>
						{ name }
					</Link>
					{ needsSetup && (
						<Pill>{ __( 'Needs setup', 'storedeck' ) }</Pill>
					) }
				</div>
				<p>{ decodeEntities( gateway.method_description ?? '' ) }</p>
				{ shown !== '' && shown !== name && (
					<p>
						{ sprintf(
							/* translators: %s: title of a payment method. */
							__( 'Shown at checkout as: %s', 'storedeck' ),
							shown
						) }
					</p>
				) }
				{ gateway.id === 'ppcp-gateway' && <PaypalStatus /> }
			</div>
			<div className="storedeck-gateway__actions">
				{ needsSetup && ! gateway.enabled ? (
					<Link
						type="wc-admin"
						className="components-button is-primary"
						href={ getNewPath( getSettingsQuery( gateway.id ) ) }
						aria-label={ sprintf(
							/* translators: %s: name of a payment method. */
							__( 'Set up %s', 'storedeck' ),
							name
						) }
					>
						{ __( 'Set up', 'storedeck' ) }
					</Link>
				) : (
					<>
						<EnabledToggle gateway={ gateway } />
						<Link
							type="wc-admin"
							className="components-button is-secondary"
							href={ getNewPath(
								getSettingsQuery( gateway.id )
							) }
							aria-label={ sprintf(
								/* translators: %s: name of a payment method. */
								__( 'Manage %s', 'storedeck' ),
								name
							) }
						>
							{ __( 'Manage', 'storedeck' ) }
						</Link>
					</>
				) }
			</div>
		</li>
	);
}

/** Payment methods in checkout order. */
export function GatewayList( {
	gateways,
}: {
	gateways: readonly PaymentGateway[];
} ) {
	const list = useRef< HTMLUListElement >( null );
	const move = useMove( gateways, list );

	return (
		<Panel
			className="storedeck-gateways"
			title={ __( 'Payment methods', 'storedeck' ) }
			description={ __(
				'Enabled payment methods appear at checkout in this order.',
				'storedeck'
			) }
		>
			<ul ref={ list }>
				{ gateways.map( ( gateway, index ) => (
					<GatewayRow
						key={ gateway.id }
						gateway={ gateway }
						isFirst={ index === 0 }
						isLast={ index === gateways.length - 1 }
						onMove={ ( step ) => move( gateway, step ) }
					/>
				) ) }
			</ul>
			{ gateways.length === 0 && (
				<p>
					{ __(
						'No payment methods yet. Add one from the suggestions.',
						'storedeck'
					) }
				</p>
			) }
		</Panel>
	);
}
