/* Types that callers rely on, checked by the compiler only. */
import { getSetting, getSettings } from '..';

export function checkSettings() {
	const startOfWeek: number = getSetting( 'startOfWeek' );
	const courier: string = getSetting( 'acmeCourier', 'none' );
	const namespace: string | undefined = getSettings().namespaces.wc;

	// @ts-expect-error Another plugin's setting needs a fallback.
	getSetting( 'acmeCourier' );
	// @ts-expect-error The fallback is of the setting's type.
	const zone: string = getSetting( 'timeZone', 5 );
	// @ts-expect-error There is no such position.
	getSetting( 'currency' ).symbolPosition = 'above';

	return { startOfWeek, courier, namespace, zone };
}
