import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/**
 * Where somebody goes on who cannot connect the shop: a screen of this app that
 * the address names in `fallback`, for example `/setup-wizard`. Nothing else is
 * ever gone to, whoever made the address.
 *
 * @return An address for `getAdminLink`, or undefined.
 */
export function getFallback( { fallback }: Query ): string | undefined {
	return typeof fallback === 'string' &&
		/^\/[a-z0-9/_-]*$/i.test( fallback ) &&
		! fallback.startsWith( '//' )
		? `admin.php?page=${ getSetting(
				'pageName'
		  ) }&path=${ encodeURIComponent( fallback ) }`
		: undefined;
}
