import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/**
 * Where the user can continue without connecting: a screen of this app, given
 * by the URL parameter `fallback`, e.g. `/setup-wizard`. Any other target is
 * rejected, because the URL is untrusted input.
 *
 * @return A link for `getAdminLink`, or undefined.
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
