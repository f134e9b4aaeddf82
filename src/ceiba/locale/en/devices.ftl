# Being the same person on another device.
return-link-hint = It brings you back to your seats on another device. Keep it to yourself.
leave-devices = Leave all devices
leave-devices-hint = All links and devices so far are signed out, but for this one.
return-as-another = Come back as someone else?
return-sure = Here you are { $who }. This return link is someone else’s: do you want to be that person from now on?
return-go = Yes, come back
