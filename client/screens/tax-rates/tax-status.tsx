import { Button, CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { optionsStore, settingsStore, useResource } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { useGroup } from '../../common/setting/use-group';
import { useSnackbar } from '../../common/use-snackbar';
import { useTask } from '../../common/use-task';

const GROUP = 'general';
const IS_ENABLED = 'woocommerce_calc_taxes';
const IS_EXEMPT = 'woocommerce_no_sales_tax';

const isOn = ( value: unknown ) =>
	value === 'yes' || value === true || value === '1';

/** Says that the store charges no taxes, which completes the setup task. */
function NoSalesTax() {
	const { data: option } = useResource( optionsStore, 'getOption', [
		IS_EXEMPT,
	] );
	const { updateOptions } = useDispatch( optionsStore );
	const notify = useSnackbar();
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'This store does not charge sales tax.', 'storedeck' ) }
			checked={ isOn( option ) }
			onChange={ async ( isExempt ) => {
				const result = await updateOptions( {
					[ IS_EXEMPT ]: isExempt ? 'yes' : 'no',
				} );
				if ( ! result.success ) {
					notify.error(
						__( 'Could not save the setting.', 'storedeck' ),
						result
					);
				}
			} }
		/>
	);
}

/** Whether orders are taxed at all, and the switch. */
export function TaxStatus() {
	const group = useGroup( GROUP );
	const { updateAndPersistSettingsForGroup } = useDispatch( settingsStore );
	const { isRunning, run } = useTask();
	const setting = group.settings.find( ( { id } ) => id === IS_ENABLED );
	if ( ! setting ) {
		return <div className="storedeck-tax-status" />;
	}
	const isEnabled = isOn( setting.value );

	const enable = async ( { currentTarget }: { currentTarget: Element } ) => {
		const section =
			currentTarget.closest< HTMLElement >( '[data-retry-focus]' );
		const isDone = await run(
			() =>
				updateAndPersistSettingsForGroup( GROUP, {
					[ IS_ENABLED ]: 'yes',
				} ),
			__( 'Could not enable taxes.', 'storedeck' ),
			__( 'Taxes enabled.', 'storedeck' )
		);
		if ( isDone ) {
			// The button is removed: keep the focus in its section.
			section?.focus();
		}
	};

	return (
		<div
			className={ `storedeck-tax-status${ isEnabled ? '' : ' is-off' }` }
		>
			<p role="status">
				{ isEnabled
					? __(
							'Taxes are enabled: these rates apply to new orders.',
							'storedeck'
					  )
					: __(
							'Taxes are disabled: these rates do not apply to orders.',
							'storedeck'
					  ) }
			</p>
			{ ! isEnabled && (
				<Button
					variant="secondary"
					isBusy={ isRunning }
					aria-disabled={ isRunning }
					onClick={ ( event: { currentTarget: Element } ) =>
						isRunning || enable( event )
					}
				>
					{ __( 'Enable taxes', 'storedeck' ) }
				</Button>
			) }
			<Link
				type="wc-admin"
				href={ getNewPath( { section: 'tax' }, '/settings', {} ) }
			>
				{ __( 'Tax settings', 'storedeck' ) }
			</Link>
			{ ! isEnabled && <NoSalesTax /> }
		</div>
	);
}
